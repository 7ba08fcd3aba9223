import { inspectImage, largestImage, type ImageError } from "@/lib/inspect-image";
import { randomUuid } from "@/lib/random-uuid";
import { renderPicture } from "./render-picture";
import type { PictureName, ShopPicture } from "@/state/storefront-memory";

export type PictureError = ImageError | "failed";

export type TakenPicture = { picture: ShopPicture; error?: undefined } | { error: PictureError };

/** Takes a chosen file in: judged by its content, then encoded anew. Never throws. */
export async function takePicture(name: PictureName, file: File): Promise<TakenPicture> {
  if (file.size > largestImage) return { error: "too-large" };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { error: "unreadable" };
  }
  const inspected = inspectImage(new Uint8Array(bytes));
  if (inspected.error !== undefined) return { error: inspected.error };
  // A blob of its own: the file on disk may change or go away.
  const original = new Blob([bytes]);
  try {
    const ready = await renderPicture(name, original);
    const { kind } = inspected;
    return { picture: { key: randomUuid(), fileName: file.name, kind, original, ready } };
  } catch {
    return { error: "unreadable" };
  }
}
