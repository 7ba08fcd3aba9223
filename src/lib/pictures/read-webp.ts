import { nameAt, viewOf, type Picture } from "./picture";

type Size = { width: number; height: number };

/** The size in a chunk that has one (RFC 9649, section 2); null for a chunk that is not what its name says. */
function sizeOf(name: string, bytes: Uint8Array, at: number): Size | null {
  const data = viewOf(bytes);
  const read24 = (offset: number) =>
    (data.getUint16(at + offset, true) | (data.getUint8(at + offset + 2) << 16)) + 1;
  if (name === "VP8X") return { width: read24(4), height: read24(7) };
  if (name === "ANMF") return { width: read24(6), height: read24(9) };
  if (name === "VP8L") {
    const bits = data.getUint32(at + 1, true);
    const isLossless = data.getUint8(at) === 0x2f;
    return isLossless ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
  }
  const isKeyFrame = data.getUint8(at + 3) === 0x9d && data.getUint16(at + 4) === 0x012a;
  const side = (offset: number) => data.getUint16(at + offset, true) & 0x3fff;
  return isKeyFrame ? { width: side(6), height: side(8) } : null;
}

const described = ["VP8X", "ANMF", "VP8L", "VP8 "];

/**
 * Reads a WebP chunk by chunk to the length that its header states, with at least one chunk of picture data; the largest size
 * that any chunk names counts. Null where anything is missing or wrong.
 * @throws RangeError for a file that ends too early
 */
export function readWebp(bytes: Uint8Array): Picture | null {
  const data = viewOf(bytes);
  const end = 8 + data.getUint32(4, true);
  if (end > bytes.length) return null;
  let [width, height] = [0, 0];
  let hasPicture = false;
  let at = 12;
  while (at < end) {
    const name = nameAt(bytes, at);
    const length = data.getUint32(at + 4, true);
    if (at + 8 + length > end) return null;
    if (described.includes(name)) {
      const size = sizeOf(name, bytes.subarray(at + 8, at + 8 + length), 0);
      if (!size) return null;
      width = Math.max(width, size.width);
      height = Math.max(height, size.height);
      if (name !== "VP8X") hasPicture = true;
    }
    at += 8 + length + (length % 2);
  }
  return hasPicture && at === end ? { width, height, end } : null;
}
