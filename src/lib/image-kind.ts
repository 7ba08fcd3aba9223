export type ImageKind = "png" | "jpeg" | "webp" | "ico";

type Signature = { kind: ImageKind; isAt: (bytes: Uint8Array) => boolean };

const startsWith = (bytes: Uint8Array, start: readonly number[], offset = 0) =>
  start.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const signatures: readonly Signature[] = [
  {
    kind: "png",
    isAt: (bytes) =>
      startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) &&
      startsWith(bytes, ascii("IHDR"), 12),
  },
  { kind: "jpeg", isAt: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  {
    kind: "webp",
    isAt: (bytes) => startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBPVP8"), 8),
  },
  {
    kind: "ico",
    // One to 255 pictures, and the first one's reserved byte is zero.
    isAt: (bytes) =>
      startsWith(bytes, [0, 0, 1, 0]) && (bytes[4] ?? 0) > 0 && bytes[5] === 0 && bytes[9] === 0,
  },
];

/** What a picture for a shop never holds: a second life as a page, a drawing with scripts, or a document. */
const foreign =
  /<(?:script|svg|html|head|body|iframe|object|embed|img|style|link|meta|base|form|math)[\s/>]|<!doctype|<\?php|%pdf-/i;

/** Brands of a file that phones write and browsers do not read (ISO/IEC 23008-12, annex B). */
const phoneBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

/** Tells whether a file is a phone's HEIC picture, by its content. */
export const isHeic = (bytes: Uint8Array): boolean =>
  startsWith(bytes, ascii("ftyp"), 4) && phoneBrands.some((brand) => startsWith(bytes, ascii(brand), 8));

/** The kind of picture by its first bytes (docs/product.md 4.10), never by its name; null for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  return signatures.find(({ isAt }) => isAt(bytes))?.kind ?? null;
}

/** Tells whether a file that begins as a picture could also be read as a page, a script or a document. */
export function isPolyglot(bytes: Uint8Array): boolean {
  return foreign.test(new TextDecoder("latin1").decode(bytes));
}
