/** Bytes a picture may have: 2 MiB (docs/product.md 4.10). */
export const largestImage = 2 * 1024 * 1024;

/** The kinds of pictures that a shop takes. */
export type ImageKind = "png" | "jpeg" | "webp" | "ico";

/* oxlint-disable no-control-regex -- what the bytes are */
/** The first bytes of each kind, as Latin-1: a phone's HEIC (ISO/IEC 23008-12, annex B) and drawings are known to be refused. */
const starts: readonly [ImageKind | "heic" | "svg", RegExp][] = [
  ["png", /^\u0089PNG\r\n\u001a\n.{4}IHDR/s],
  ["jpeg", /^ÿØÿ/],
  ["webp", /^RIFF.{4}WEBPVP8/s],
  // One to 255 pictures, and the first one's reserved byte is zero.
  ["ico", /^\0\0\u0001\0[^\0]\0.{3}\0/s],
  ["heic", /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ["svg", /^(?:ï»¿)?(?:<\?xml[^>]*>|<!--.*?-->|<!doctype svg[^>]*>|\s)*<svg[\s>]/is],
];

/** The kind of a picture by its first bytes (docs/product.md 4.10), never by its name; undefined for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | "heic" | "svg" | undefined {
  // Not TextDecoder: its Latin-1 is Windows-1252, which has other signs for some bytes.
  const start = String.fromCharCode(...bytes.subarray(0, 2048));
  return starts.find(([, signature]) => signature.test(start))?.[0];
}
