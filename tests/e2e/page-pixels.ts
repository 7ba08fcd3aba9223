import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Returns the visible part of a page as raw pixels. */
export async function pixelsOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  // Waits for decoding, not only loading: a busy machine paints an image well after it has arrived.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getClientRects().length > 0)
        .filter((image) => image.getBoundingClientRect().top <= window.innerHeight)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
  const look = async () =>
    sharp(await page.screenshot())
      .raw()
      .toBuffer();
  let before = await look();
  // Repeats until the image is stable, since fonts may arrive late on a busy machine.
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await look();
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}

/** Encodes pixels as an image, to inspect a failed test. */
export const asPicture = (pixels: Buffer, size: { width: number; height: number }) =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();

/** Returns the proportion of visibly different bytes between two images; 1 if their sizes differ. */
export function shareOfDifference(a: Buffer, b: Buffer): number {
  let different = 0;
  for (let index = 0; index < a.length; index += 1)
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > 16) different += 1;
  return a.length === b.length ? different / a.length : 1;
}
