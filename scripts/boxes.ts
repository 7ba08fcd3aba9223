/**
 * `npm run boxes`: compares where the built site's sections, headings, cards and pictures stand with the record in `tests/boxes`.
 * `-- --update` renews the record, `-- --sheets` makes pictures of every page beside those of the run before (docs/boxes.md).
 * Usage: npm run boxes -- [--update] [--sheets] [--pages /,/pricing/]
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { defaultLocale, locales, type Locale } from "../src/config/languages";
import { localizedPath } from "../src/lib/locale-path";
import type { PageBoxes } from "./boxes/box";
import { compareBoxes } from "./boxes/compare-boxes";
import { measurePage } from "./boxes/measure-page";
import { loadRecord, recordedPages, saveRecord, staleRecords } from "./boxes/recorded-pages";
import { makeSheets } from "./boxes/sheets";
import { browserFlags, findBrowser } from "./browser";
import { serveSite } from "./site-server";

const { values } = parseArgs({
  options: { update: { type: "boolean" }, sheets: { type: "boolean" }, pages: { type: "string" } },
});

/** Compares a page with its record, or renews it; returns how many elements stand elsewhere. */
async function judge(page: Page, site: string, address: string): Promise<number> {
  const record = loadRecord(address);
  const measured = {} as Record<Locale, PageBoxes>;
  const moved: string[] = [];
  for (const locale of locales) {
    const at = localizedPath(locale, address);
    const { boxes, words } = await measurePage(page, site + at);
    measured[locale] = boxes;
    moved.push(...compareBoxes(record?.[locale] ?? new Map(), boxes, words).map((what) => `${at} ${what}`));
  }
  if (values.update) saveRecord(address, measured);
  else for (const what of moved) console.info(what);
  return moved.length;
}

async function main() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "boxes-"));
  const { url, close } = await serveSite(0, { directory });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const page = await browser.newPage({ locale: defaultLocale, serviceWorkers: "block" });
  const all = recordedPages();
  const wanted = values.pages?.split(",");
  const pages = all.filter((one) => !wanted || wanted.includes(one));
  try {
    if (values.sheets) return console.info(`Open ${await makeSheets(page, url, pages)}`);
    let moved = 0;
    for (const one of pages) moved += await judge(page, url, one);
    for (const file of staleRecords(all)) {
      if (values.update) fs.rmSync(file);
      else console.info(`${file} is of no page of the site`);
    }
    console.info(`${moved} boxes of ${pages.length} pages ${values.update ? "renewed" : "stand elsewhere"}`);
    if (moved > 0 && !values.update) process.exitCode = 1;
  } finally {
    await browser.close();
    await close();
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

void main();
