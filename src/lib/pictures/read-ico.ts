import { nameAt, viewOf, type Picture } from "./picture";
import { readPng } from "./read-png";

const entryLength = 16;
/** Bytes of a BITMAPINFOHEADER, the only one that icons have. */
const bitmapHeader = 40;

/** A bitmap within an icon: its header counts picture and mask as one height; null where its pixels are not all there. */
function readBitmap(bytes: Uint8Array): Picture | null {
  const data = viewOf(bytes);
  if (data.getUint32(0, true) !== bitmapHeader) return null;
  const width = data.getInt32(4, true);
  const height = data.getInt32(8, true) / 2;
  const bits = data.getUint16(14, true);
  if (width <= 0 || height <= 0 || ![1, 4, 8, 16, 24, 32].includes(bits)) return null;
  const palette = bits <= 8 ? 4 * (data.getUint32(32, true) || 2 ** bits) : 0;
  const row = 4 * Math.ceil((width * bits) / 32);
  return bitmapHeader + palette + row * height <= bytes.length ? { width, height, end: bytes.length } : null;
}

/**
 * Reads an icon: every picture that its directory names has to lie in the file and be a whole PNG or bitmap; the largest of their
 * own sizes counts, not what the directory says.
 * @throws RangeError for a file that ends too early
 */
export function readIco(bytes: Uint8Array): Picture | null {
  const data = viewOf(bytes);
  const count = data.getUint16(4, true);
  const whole: Picture = { width: 0, height: 0, end: 6 + count * entryLength };
  for (let at = 6; at < 6 + count * entryLength; at += entryLength) {
    const length = data.getUint32(at + 8, true);
    const from = data.getUint32(at + 12, true);
    if (from < 6 + count * entryLength || length === 0 || from + length > bytes.length) return null;
    const part = bytes.subarray(from, from + length);
    const picture = nameAt(part, 0) === "\u0089PNG" ? readPng(part) : readBitmap(part);
    if (!picture || picture.width === 0 || picture.height === 0) return null;
    if (picture.width * picture.height > whole.width * whole.height)
      Object.assign(whole, { width: picture.width, height: picture.height });
    whole.end = Math.max(whole.end, from + length);
  }
  return count > 0 ? whole : null;
}
