import { largestImage } from "@/lib/image-kind";
import { assertTrueCanvas } from "@/lib/assert-true-canvas";
import type { PictureName } from "@/state/storefront-memory";

/** A part of a picture, in its own pixels. */
export type Crop = { x: number; y: number; width: number; height: number };

/** Sides of the pictures that are sent, in pixels: the icon is square, the logo fits into its box. */
const boxes: Record<PictureName, { width: number; height: number }> = {
  logo: { width: 1200, height: 600 },
  favicon: { width: 512, height: 512 },
};

/** The size at which a part is drawn: the icon fills its box, a logo is never enlarged. */
export function drawnSize(name: PictureName, { width, height }: Crop): { width: number; height: number } {
  const box = boxes[name];
  if (name === "favicon") return box;
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The largest part of a picture with the icon's proportions, from its middle; all of it for a logo. */
export function wholeOf(name: PictureName, width: number, height: number): Crop {
  if (name === "logo") return { x: 0, y: 0, width, height };
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

/**
 * Draws a part of a picture anew, at the size the shop needs. What comes out holds nothing of the file but the picture: no
 * place where it was taken, no second content.
 * @throws when the browser cannot read or write the picture, or changes what is drawn
 */
export async function renderPicture(name: PictureName, file: Blob, crop?: Crop): Promise<Blob> {
  await assertTrueCanvas();
  // Unlike an element, Chromium's bitmap refuses a picture that is cut off.
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
