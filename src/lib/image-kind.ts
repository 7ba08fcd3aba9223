/** Maximum size of a picture: 2 MiB (docs/product.md 4.10). */
export const largestImage = 2 * 1024 * 1024;

/** Image types that a shop accepts. */
export type ImageKind = "png" | "jpeg" | "webp" | "ico";

/* oxlint-disable no-control-regex -- what the bytes are */
/**
 * Signatures of each type, as Latin-1. HEIC as written by phones (ISO/IEC 23008-12, annex B) and SVG are
 * detected in order to reject them.
 */
const starts: readonly [ImageKind | "heic" | "svg", RegExp][] = [
  ["png", /^\u0089PNG\r\n\u001a\n.{4}IHDR/s],
  ["jpeg", /^ÿØÿ/],
  ["webp", /^RIFF.{4}WEBPVP8/s],
  // An ICO file contains 1 to 255 images, and the first one's reserved byte is zero.
  ["ico", /^\0\0\u0001\0[^\0]\0.{3}\0/s],
  ["heic", /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ["svg", /^(?:ï»¿)?(?:<\?xml[^>]*>|<!--.*?-->|<!doctype svg[^>]*>|\s)*<svg[\s>]/is],
];

/**
 * Detects the type of an image from its first bytes, regardless of the file name (docs/product.md 4.10);
 * undefined for other files.
 */
export function imageKind(bytes: Uint8Array): ImageKind | "heic" | "svg" | undefined {
  // TextDecoder is unsuitable: its Latin-1 is Windows-1252, which maps some bytes to other characters.
  const start = String.fromCharCode(...bytes.subarray(0, 2048));
  return starts.find(([, signature]) => signature.test(start))?.[0];
}
