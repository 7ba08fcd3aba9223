import type { Page } from "@playwright/test";
import sharp from "sharp";

/** The part of a page in view, as raw pixels. */
export async function pixelsOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  // Decoded, not only loaded: a busy machine paints a picture a good while after it has arrived.
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
  // Until nothing changes any more: on a busy machine a font may still be on its way.
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await look();
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}

/** The pixels of a page as a picture again, to see what a failed test saw. */
export const asPicture = (pixels: Buffer, size: { width: number; height: number }) =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();

/** The share of bytes that differ visibly between two pictures; all of them where the pictures are not of one size. */
export function shareOfDifference(a: Buffer, b: Buffer): number {
  let different = 0;
  for (let index = 0; index < a.length; index += 1)
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > 16) different += 1;
  return a.length === b.length ? different / a.length : 1;
}
