import type { ImageKind } from "./image-kind";

export type ImageSize = { width: number; height: number };

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngSize(bytes: Uint8Array): ImageSize {
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) };
}

/** Markers of a JPEG's frame headers: all of C0 to CF but the three that are tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Uint8Array): ImageSize | null {
  const data = view(bytes);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2);
  }
  return null;
}

function webpSize(bytes: Uint8Array): ImageSize | null {
  const data = view(bytes);
  const variant = String.fromCharCode(bytes[15] ?? 0);
  if (variant === "X") {
    const read = (at: number) => (data.getUint16(at, true) | ((bytes[at + 2] ?? 0) << 16)) + 1;
    return { width: read(24), height: read(27) };
  }
  if (variant === "L") {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
}

/** The largest of an icon's pictures; a size of 0 stands for 256. */
function icoSize(bytes: Uint8Array): ImageSize {
  const count = view(bytes).getUint16(4, true);
  const sides = Array.from({ length: count }, (_, index) => ({
    width: bytes[6 + index * 16] || 256,
    height: bytes[7 + index * 16] || 256,
  }));
  return sides.reduce((largest, side) => (side.width > largest.width ? side : largest));
}

const readers = { png: pngSize, jpeg: jpegSize, webp: webpSize, ico: icoSize };

/** A picture's size in pixels, read from its header so that nothing has to be unpacked; null where it has none. */
export function imageSize(bytes: Uint8Array, kind: ImageKind): ImageSize | null {
  try {
    const size = readers[kind](bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null; // cut off within the header
  }
}
