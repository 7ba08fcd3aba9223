import { imageKind, isPolyglot, type ImageKind } from "./image-kind";
import { imageSize } from "./image-size";

/** Bytes a picture may have: 2 MiB (decisions, 5). */
export const largestImage = 2 * 1024 * 1024;

/** Pixels a picture may have: more than any phone's camera takes, less than unpacking could choke on. */
export const mostPixels = 50_000_000;

export type ImageFault = "empty" | "too-large" | "unsupported" | "svg" | "polyglot" | "too-many-pixels";

export type InspectedImage = { kind: ImageKind; fault?: undefined } | { fault: ImageFault };

const looksLikeSvg = (bytes: Uint8Array) =>
  /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>]*>|\s)*<svg[\s>]/i.test(
    new TextDecoder().decode(bytes.subarray(0, 2048)).replace(/^\ufeff/, ""),
  );

/** Judges an uploaded picture by its content: its kind, or why it is refused. */
export function inspectImage(bytes: Uint8Array): InspectedImage {
  if (bytes.length === 0) return { fault: "empty" };
  if (bytes.length > largestImage) return { fault: "too-large" };
  const kind = imageKind(bytes);
  if (kind === null) return { fault: looksLikeSvg(bytes) ? "svg" : "unsupported" };
  if (isPolyglot(bytes)) return { fault: "polyglot" };
  const size = imageSize(bytes, kind);
  if (size === null) return { fault: "unsupported" };
  return size.width * size.height > mostPixels ? { fault: "too-many-pixels" } : { kind };
}
