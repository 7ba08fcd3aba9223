import { imageKind, largestImage } from "@/lib/image-kind";
import { randomUuid } from "@/lib/browser-support";
import { guardedCanvas } from "@/lib/assert-true-canvas";
import { renderPicture } from "./render-picture";
import type { PictureName, ShopPicture } from "@/state/storefront-memory";

export type PictureError = "empty" | "too-large" | "unsupported" | "heic" | "svg" | "unreadable" | "guarded";

export type TakenPicture = { picture: ShopPicture; error?: undefined } | { error: PictureError };

/** Takes a chosen file in: its kind judged by its content, then read and encoded anew by the browser. Never throws. */
export async function takePicture(name: PictureName, file: File): Promise<TakenPicture> {
  try {
    const start = imageKind(new Uint8Array(await file.slice(0, 2048).arrayBuffer()));
    // Before its size: a phone's pictures are often too large as well, and that is not what helps.
    if (start === "heic") return { error: "heic" };
    if (file.size > largestImage) return { error: "too-large" };
    if (start === undefined || start === "svg")
      return { error: start ?? (file.size === 0 ? "empty" : "unsupported") };
    // A blob of its own: the file on disk may change or go away.
    const original = new Blob([await file.arrayBuffer()]);
    const ready = await renderPicture(name, original);
    return { picture: { key: randomUuid(), fileName: file.name, kind: start, original, ready } };
  } catch (error) {
    return { error: error instanceof Error && error.name === guardedCanvas ? "guarded" : "unreadable" };
  }
}
