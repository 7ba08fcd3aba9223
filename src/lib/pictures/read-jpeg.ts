import { viewOf, type Picture } from "./picture";

/** Markers of JPEG (ITU-T T.81, table B.1). */
const startOfScan = 0xda;
const endOfImage = 0xd9;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Frame headers: all of C0 to CF but the three that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number) => isRestart(marker) || marker === 0x01;

/** Where the coded data that begins here ends: at the next marker that is no part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return bytes.length;
}

/**
 * Reads a JPEG segment by segment from its frame header over at least one scan to its end marker; null where one is missing.
 * @throws RangeError for a file that ends too early
 */
export function readJpeg(bytes: Uint8Array): Picture | null {
  const data = viewOf(bytes);
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let at = 2; ;) {
    if (data.getUint8(at) !== 0xff) return null;
    const marker = data.getUint8(at + 1);
    if (marker === endOfImage) return size && hasScan ? { ...size, end: at + 2 } : null;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      const end = at + 2 + data.getUint16(at + 2);
      if (end > bytes.length || end < at + 4) return null;
      if (isFrame(marker)) size = { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
      if (marker === startOfScan) hasScan = true;
      at = marker === startOfScan ? endOfScan(bytes, end) : end;
    }
  }
}
