import { imageKind, largestImage } from "@/lib/image-kind";
import { randomUuid } from "@/lib/browser-support";
import { guardedCanvas } from "@/lib/assert-true-canvas";
import { renderPicture } from "./render-picture";
import type { PictureName, ShopPicture } from "@/state/storefront-memory";

export type PictureError = "empty" | "too-large" | "unsupported" | "heic" | "svg" | "unreadable" | "guarded";

export type TakenPicture = { picture: ShopPicture; error?: undefined } | { error: PictureError };

/**
 * Accepts a selected file after detecting its type from its content, and decoding and re-encoding it in the
 * browser. Never throws.
 */
export async function takePicture(name: PictureName, file: File): Promise<TakenPicture> {
  try {
    const start = imageKind(new Uint8Array(await file.slice(0, 2048).arrayBuffer()));
    // Checked before the size: photos from phones are often too large as well, but a smaller HEIC file would
    // fail too.
    if (start === "heic") return { error: "heic" };
    if (file.size > largestImage) return { error: "too-large" };
    if (start === undefined || start === "svg")
      return { error: start ?? (file.size === 0 ? "empty" : "unsupported") };
    // Copied to memory, since the file on disk may change or be deleted.
    const original = new Blob([await file.arrayBuffer()]);
    const ready = await renderPicture(name, original);
    return { picture: { key: randomUuid(), fileName: file.name, kind: start, original, ready } };
  } catch (error) {
    return { error: error instanceof Error && error.name === guardedCanvas ? "guarded" : "unreadable" };
  }
}
