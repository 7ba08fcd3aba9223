import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { locales } from "../../src/config/languages";
import { localizedPath } from "../../src/lib/locale-path";
import { widths } from "./box";
import { layOut, openStill } from "./measure-page";
import { recordName } from "./recorded-pages";

/** Pictures of a checkout are kept between runs: those of the run before are the "before". */
const folder = path.join(os.tmpdir(), `boxes-${path.basename(process.cwd())}`);

/** Width of a picture on a sheet, and the longest page that a sheet holds, in pixels. */
const shown = 480;
const maxHeight = 16_000;
const gap = 16;

/** Draws everything that waits for the view, and takes the whole page. */
async function picture(page: Page, width: number, file: string): Promise<void> {
  await layOut(page, width);
  await page.evaluate(async () => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
    for (const image of document.images) {
      // At another width another file is chosen, once the picture is near.
      image.scrollIntoView({ behavior: "instant" });
      await image.decode().catch(() => image.decode().catch(() => undefined));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}

/** Puts pictures beside each other, each in a column of its own; an absent one leaves its column empty. */
async function writeSheet(files: readonly string[], sheet: string): Promise<void> {
  const columns = await Promise.all(
    files.map(async (file) =>
      fs.existsSync(file)
        ? sharp(file).resize({ width: shown, withoutEnlargement: true }).toBuffer({ resolveWithObject: true })
        : undefined,
    ),
  );
  const height = Math.min(maxHeight, Math.max(...columns.map((column) => column?.info.height ?? 1)));
  const width = files.length * (shown + gap) - gap;
  const layers = await Promise.all(
    columns.map(async (column, index) => {
      if (!column) return [];
      const cut = Math.min(height, column.info.height);
      const input = await sharp(column.data)
        .extract({ left: 0, top: 0, width: column.info.width, height: cut })
        .toBuffer();
      return [{ input, left: index * (shown + gap), top: 0 }];
    }),
  );
  await sharp({ create: { width, height, channels: 3, background: "#888888" } })
    .composite(layers.flat())
    .png({ palette: true })
    .toFile(sheet);
}

/**
 * Takes pictures of pages at every width and makes a sheet for each page and width: before and after in Turkish, then in
 * English.
 * @returns the page that lists the sheets
 */
export async function makeSheets(page: Page, site: string, pages: readonly string[]): Promise<string> {
  const [before, after, sheets] = ["before", "after", "sheets"].map((name) => path.join(folder, name));
  if (!before || !after || !sheets) throw new Error("No folder");
  fs.rmSync(sheets, { recursive: true, force: true });
  for (const one of [before, after, sheets]) fs.mkdirSync(one, { recursive: true });
  const names: string[] = [];
  for (const address of pages) {
    for (const locale of locales) {
      await openStill(page, site + localizedPath(locale, address));
      for (const width of widths) {
        const file = `${recordName(address)}-${locale}-${width}.png`;
        if (fs.existsSync(path.join(after, file)))
          fs.renameSync(path.join(after, file), path.join(before, file));
        await picture(page, width, path.join(after, file));
      }
    }
    for (const width of widths) {
      const name = `${recordName(address)}-${width}.png`;
      const files = locales.flatMap((locale) =>
        [before, after].map((one) => path.join(one, `${recordName(address)}-${locale}-${width}.png`)),
      );
      await writeSheet(files, path.join(sheets, name));
      names.push(name);
    }
    console.info(address);
  }
  const list = names.map((name) => `<h2>${name}</h2><img src="${name}" loading="lazy">`).join("\n");
  const index = path.join(sheets, "index.html");
  fs.writeFileSync(index, `<!doctype html><title>Before and after</title>\n${list}\n`);
  return index;
}
