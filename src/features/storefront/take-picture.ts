import { inspectImage, largestImage, type ImageError } from "@/lib/inspect-image";
import { isHeic } from "@/lib/image-kind";
import { randomUuid } from "@/lib/browser-support";
import { guardedCanvas } from "./assert-true-canvas";
import { renderPicture } from "./render-picture";
import type { PictureName, ShopPicture } from "@/state/storefront-memory";

export type PictureError = Exclude<ImageError, "polyglot"> | "guarded" | "failed";

export type TakenPicture = { picture: ShopPicture; error?: undefined } | { error: PictureError };

/** Takes a chosen file in: judged by its content, then encoded anew. Never throws. */
export async function takePicture(name: PictureName, file: File): Promise<TakenPicture> {
  if (await isPhonePicture(file)) return { error: "heic" };
  if (file.size > largestImage) return { error: "too-large" };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { error: "unreadable" };
  }
  const inspected = inspectImage(new Uint8Array(bytes), { isDrawnAnew: true });
  if (inspected.error === "polyglot") return { error: "unreadable" };
  if (inspected.error !== undefined) return { error: inspected.error };
  // A blob of its own: the file on disk may change or go away.
  const original = new Blob([bytes]);
  try {
    const ready = await renderPicture(name, original);
    const { kind } = inspected;
    return { picture: { key: randomUuid(), fileName: file.name, kind, original, ready } };
  } catch (error) {
    return { error: error instanceof Error && error.name === guardedCanvas ? "guarded" : "unreadable" };
  }
}

/** Before anything else is judged: a phone's pictures are often too large as well, and that is not what helps. */
async function isPhonePicture(file: File): Promise<boolean> {
  try {
    return isHeic(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  } catch {
    return false;
  }
}
