/**
 * Takes the pictures of docs/maintaining.md anew, from the studio over the content as it is: `npx tsx tools/guide-pictures.ts`.
 * Nothing is saved in the studio.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserFlags, findBrowser } from "../scripts/browser";
import { locales, type Locale } from "../src/config/languages";
import { bundleApp } from "../studio/server/bundle-app";
import { serveStudio } from "../studio/server/serve-studio";
import { guideTasks, type GuideTask } from "./pictures/guide-tasks";

const folder = "docs/pictures";

/** Wide enough for the list and the form beside each other, as small as the page of a document. */
const viewport = { width: 900, height: 560 };

/** Opens what a task is done with, and brings its field into the middle. */
async function openTask(page: Page, { section, entry, field }: GuideTask) {
  if (section !== undefined) {
    const list = page.locator(`#section-${section}`);
    if ((await list.getAttribute("open")) === null) await list.locator("summary").click();
    await list.locator(".entry").nth(entry).click();
  } else await page.locator(".outline > ul").first().locator(".entry").nth(entry).click();
  const shown = page.locator(field).first();
  await shown.waitFor();
  await page
    .locator(".outline .entry[aria-current]")
    .first()
    .evaluateAll(([chosen]) => chosen?.scrollIntoView({ block: "center" }));
  // Where it clicked, the next thing would be drawn as pointed at.
  await page.mouse.move(0, 0);
  await shown.focus();
  await shown.evaluate((element) => element.scrollIntoView({ block: "center" }));
}

async function takePictures(locale: Locale, url: string) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  for (const task of guideTasks) {
    const page = await browser.newPage({ viewport, locale: "tr-TR", timezoneId: "Europe/Istanbul" });
    await page.goto(url);
    // The studio starts in Turkish.
    if (locale === "en") await page.getByRole("button", { name: "English", exact: true }).click();
    await openTask(page, task);
    await page.evaluate(() => document.fonts.ready);
    const file = path.join(folder, locale, `${task.name}.webp`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toFile(file);
    console.info(`${file}: ${Math.ceil(fs.statSync(file).size / 1000)} kB`);
    await page.close();
  }
  await browser.close();
}

async function main() {
  const { url, close } = await serveStudio({ root: process.cwd(), port: 0, app: await bundleApp() });
  for (const locale of locales) await takePictures(locale, url);
  await close();
}

void main();
