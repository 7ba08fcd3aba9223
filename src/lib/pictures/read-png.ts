import { nameAt, viewOf, type Picture } from "./picture";

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum that PNG keeps of each chunk (PNG, third edition, annex D). */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const signatureLength = 8;
/** Bytes of a chunk besides its data: length, name, checksum. */
const frameLength = 12;

/**
 * Reads a PNG chunk by chunk from IHDR to IEND, each with its checksum and at least one with picture data (PNG, third edition,
 * section 5); null where anything of that is missing or wrong.
 * @throws RangeError for a file that ends too early
 */
export function readPng(bytes: Uint8Array): Picture | null {
  const data = viewOf(bytes);
  const width = data.getUint32(16);
  const height = data.getUint32(20);
  let hasPicture = false;
  for (let at = signatureLength; ;) {
    const length = data.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const end = at + frameLength + length;
    if (end > bytes.length) return null;
    if (data.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    const isHeader = name === "IHDR";
    if (isHeader !== (at === signatureLength) || (isHeader && length !== 13)) return null;
    if (name === "IDAT" && length > 0) hasPicture = true;
    if (name === "IEND") return hasPicture && length === 0 ? { width, height, end } : null;
    at = end;
  }
}
