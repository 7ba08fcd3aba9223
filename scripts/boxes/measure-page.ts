import type { Page } from "@playwright/test";
import { widths, type Box } from "./box";
import { readBoxes, readBoxesInput, type FoundBox } from "./read-boxes";

/** The boxes of a page by their ways, and the words by which people know the elements. */
export type Measured = { boxes: Map<string, (Box | null)[]>; words: Map<string, string> };

/** Two frames: media queries are asked in the frame after the window has changed. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Sets the window's width and waits until the page is laid out at it, in its own fonts. */
export async function layOut(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.waitForFunction((wanted) => window.matchMedia(`(width: ${wanted}px)`).matches, width);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await twoFrames(page);
}

/** Reads the boxes until two frames agree on them. */
async function readStill(page: Page): Promise<FoundBox[]> {
  let found = await page.evaluate(readBoxes, readBoxesInput);
  for (let attempt = 0; attempt < 20; attempt++) {
    await twoFrames(page);
    const again = await page.evaluate(readBoxes, readBoxesInput);
    if (JSON.stringify(again) === JSON.stringify(found)) return again;
    found = again;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** Opens a page as it comes from the host: nobody has touched it, so the framework has not started and nothing moves. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  // What lies below the first view gets its true height a moment after the load (src/early/layout-below.ts).
  await page.waitForFunction(() => !document.querySelector("[style*=content-visibility]"));
}

/** Sets code in the site's own font too: the system's differs from machine to machine, and lines would break elsewhere. */
const setCodeInSiteFont = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":is(code, kbd, pre, samp) { font: inherit !important }");
    document.adoptedStyleSheets.push(sheet);
  });

/** Measures a page at every width, in one visit. */
export async function measurePage(page: Page, address: string): Promise<Measured> {
  const boxes: Measured["boxes"] = new Map();
  const words: Measured["words"] = new Map();
  await openStill(page, address);
  await setCodeInSiteFont(page);
  for (const [index, width] of widths.entries()) {
    await layOut(page, width);
    for (const found of await readStill(page)) {
      const all = boxes.get(found.way) ?? widths.map(() => null);
      all[index] = found.box;
      boxes.set(found.way, all);
      words.set(found.way, found.words);
    }
  }
  for (const [way, all] of boxes) if (all.every((box) => box === null)) boxes.delete(way);
  return { boxes, words };
}
