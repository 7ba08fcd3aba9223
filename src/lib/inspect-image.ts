import { imageKind, isHeic, isPolyglot, type ImageKind } from "./image-kind";
import { readPicture } from "./pictures/read-picture";

/** Bytes a picture may have: 2 MiB (docs/product.md 4.10). */
export const largestImage = 2 * 1024 * 1024;

/** Pixels a picture may have: more than any phone's camera takes, less than unpacking could choke on. */
export const mostPixels = 50_000_000;

export type ImageError =
  "empty" | "too-large" | "unsupported" | "heic" | "svg" | "unreadable" | "polyglot" | "too-many-pixels";

/** A picture with the byte behind its last one (what follows belongs to no picture), or why it is refused. */
export type InspectedImage = { kind: ImageKind; end: number; error?: undefined } | { error: ImageError };

const looksLikeSvg = (bytes: Uint8Array) =>
  /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>]*>|\s)*<svg[\s>]/i.test(
    new TextDecoder().decode(bytes.subarray(0, 2048)),
  );

/**
 * Judges an uploaded picture by its content, from its first byte to its last: its kind, or why it is refused.
 * @param isDrawnAnew nothing of the file but its pixels is kept: words in its metadata, which may look like code, go with the rest
 */
export function inspectImage(bytes: Uint8Array, { isDrawnAnew = false } = {}): InspectedImage {
  if (bytes.length === 0) return { error: "empty" };
  if (bytes.length > largestImage) return { error: "too-large" };
  const kind = imageKind(bytes);
  if (kind === null && isHeic(bytes)) return { error: "heic" };
  if (kind === null) return { error: looksLikeSvg(bytes) ? "svg" : "unsupported" };
  if (!isDrawnAnew && isPolyglot(bytes)) return { error: "polyglot" };
  const picture = readPicture(bytes, kind);
  if (picture === null) return { error: "unreadable" };
  const { width, height, end } = picture;
  return width * height > mostPixels ? { error: "too-many-pixels" } : { kind, end };
}
