import { largestImage } from "@/lib/image-kind";
import { assertTrueCanvas } from "@/lib/assert-true-canvas";
import type { PictureName } from "@/state/storefront-memory";

/** A region of a picture, in pixels of the original. */
export type Crop = { x: number; y: number; width: number; height: number };

/** Maximum size of uploaded pictures, in pixels: the icon is square, and the logo fits inside its box. */
const boxes: Record<PictureName, { width: number; height: number }> = {
  logo: { width: 1200, height: 600 },
  favicon: { width: 512, height: 512 },
};

/** Returns the output size for a region: an icon fills its box; a logo is never enlarged. */
export function drawnSize(name: PictureName, { width, height }: Crop): { width: number; height: number } {
  const box = boxes[name];
  if (name === "favicon") return box;
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the largest centred region with the icon's aspect ratio; for a logo, the whole picture. */
export function wholeOf(name: PictureName, width: number, height: number): Crop {
  if (name === "logo") return { x: 0, y: 0, width, height };
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

/**
 * Re-encodes a region of a picture at the size that the shop needs. The output contains only pixels of the
 * original, without metadata such as the location or embedded files.
 * @throws if the browser cannot read or write the picture, or alters canvas content to prevent fingerprinting
 */
export async function renderPicture(name: PictureName, file: Blob, crop?: Crop): Promise<Blob> {
  await assertTrueCanvas();
  // Unlike an `img` element, Chromium's `createImageBitmap` rejects truncated pictures.
  const image = await createImageBitmap(file);
  const part = crop ?? wholeOf(name, image.width, image.height);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, drawnSize(name, part));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  image.close();
  for (const type of ["image/png", "image/webp", "image/jpeg"]) {
    const blob = await encode(canvas, type);
    if (blob && blob.type === type && blob.size <= largestImage) return blob;
  }
  throw new Error("The picture could not be encoded.");
}
