import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import formerPalette from "../../data/palette.json";
import { freePortFrom } from "../../scripts/port";
import type { Locale } from "@/config/languages";
import { anotherLook } from "../content/edits/another-look";
import { rebranding } from "../content/edits/rebranding";
import { thirdLanguage } from "../content/edits/third-language";
import { CommandRun } from "../helpers/command-run";
import { ContentFolder } from "../helpers/content-folder";
import { untranslatedTexts } from "../helpers/page-texts";
import { ProjectCopy } from "../helpers/project-copy";
import { answers, wake } from "./deploy-site";
import { buildsItsOwnSite, isWhole } from "./extent";

const german = "de" as Locale;

async function ended(run: CommandRun) {
  expect(await run.ended, run.printed().slice(-4_000)).toBe(0);
}

/** Builds another company's site in three languages, following CONTRIBUTING.md and docs/maintaining.md. */
async function otherSite(): Promise<ProjectCopy> {
  const copy = new ProjectCopy();
  for (const { apply } of [rebranding, anotherLook, thirdLanguage]) apply(new ContentFolder(copy.root));
  await ended(new CommandRun("npm run brand", copy.root));
  await ended(
    new CommandRun(
      "npx openapi-typescript contract/onboarding.openapi.yaml --output src/services/generated/contract.d.ts",
      copy.root,
    ),
  );
  await copy.build();
  return copy;
}

/** Returns the public pages of a language, without prefix and component catalogue. */
const pagesIn = (copy: ProjectCopy, locale: Locale) =>
  copy
    .files(`public/${locale}`)
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .filter((address) => address !== "/deneme/");

/** RGB channels of the original colours that only the brand uses. */
const formerColors = (["ink900", "primary600", "primary400", "accent500"] as const).map((name) =>
  [1, 3, 5].map((start) => parseInt(formerPalette[name].slice(start, start + 2), 16)),
);

/** Reports whether an image has an area in one of the original colours, allowing for compression. */
async function hasFormerColor(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = formerColors.map(() => 0);
  for (let at = 0; at < data.length; at += info.channels)
    for (const [index, color] of formerColors.entries())
      if (color.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= 6))
        counts[index] = (counts[index] ?? 0) + 1;
  return counts.some((count) => count > (info.width * info.height) / 1000);
}

/** Extracts the PNG images of an .ico file. */
function picturesIn(icon: Buffer): Buffer[] {
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = icon.readUInt32LE(entry + 12);
    return icon.subarray(start, start + icon.readUInt32LE(entry + 8));
  });
}

const texts = /\.(html|js|css|json|xml|txt|svg|webmanifest|map)$|_headers$|_redirects$/;

test.describe("site for another brand, with different colours and German as a third language", () => {
  test.skip(!isWhole, buildsItsOwnSite);
  test.describe.configure({ mode: "serial" });
  let copy: ProjectCopy;
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    copy = await otherSite();
  });
  test.afterAll(() => copy.remove());

  test("the rebranded site shows neither the name nor the mark of the original brand", () => {
    const traces = copy
      .files("public")
      .filter((file) => texts.test(file))
      .filter((file) => /kanalya|9 12 18 12/i.test(copy.read(`public/${file}`).toString()));
    expect(traces).toEqual([]);
  });

  test("the rebranded site has no original colours in styles, manifest, icons or share images", async () => {
    const former = new RegExp(Object.values(formerPalette).join("|"), "i");
    const written = copy
      .files("public")
      .filter((file) => /\.(css|webmanifest)$|^icon\.svg$|offline\.html$/.test(file));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((file) => former.test(copy.read(`public/${file}`).toString()))).toEqual([]);
    const drawn = copy
      .files("public")
      .filter((file) => /^(icons|share)\/.*png$|^apple-touch|^favicon.*png$/.test(file));
    expect(drawn.length).toBeGreaterThan(20);
    for (const file of drawn) expect(await hasFormerColor(copy.read(`public/${file}`)), file).toBe(false);
    for (const picture of picturesIn(copy.read("public/favicon.ico")))
      expect(await hasFormerColor(picture)).toBe(false);
  });

  test("the rebranded site has only German text on German pages", () => {
    const addresses = pagesIn(copy, german);
    expect(addresses).toEqual(pagesIn(copy, "en"));
    for (const address of addresses) {
      const others = [copy.page(address), copy.page(`/en${address}`)];
      expect(untranslatedTexts(copy.page(`/de${address}`), others, german), address).toEqual([]);
    }
    for (const page of ["offline", "onboarding-offline"]) {
      const [de, tr, en] = ["de/", "", "en/"].map((folder) =>
        copy.read(`public/${folder}${page}.html`).toString(),
      );
      expect(untranslatedTexts(de ?? "", [tr ?? "", en ?? ""], german), page).toEqual([]);
    }
  });

  test("the rebranded site lists German pages for search engines, site search and the service worker", () => {
    const sitemap = copy.read("public/sitemap-0.xml").toString();
    expect(sitemap.match(/hreflang="de"/g)?.length).toBe(sitemap.match(/hreflang="en"/g)?.length);
    expect(copy.page("/").match(/<link [^>]*hreflang="de"/gi)?.length).toBe(1);
    expect(copy.read("public/search-index/de.json").toString()).toMatch(/[äéíöüÿ]/);
    expect(copy.read("public/offline-set/de.json").toString()).toContain('"/de/pricing/"');
  });

  test("visitors to the rebranded site reach the onboarding in German", async ({ page }) => {
    const { url, stop } = await copy.serve(await freePortFrom(9700));
    try {
      await page.goto(`${url}/`);
      await wake(page);
      await page
        .getByRole("link", { name: /Deutsch/ })
        .first()
        .click();
      await expect(page).toHaveURL(`${url}/de/`);
      const screen = await screenInError(page, `${url}/de/onboarding/`);
      const others = [
        await screenInError(page, `${url}/onboarding/`),
        await screenInError(page, `${url}/en/onboarding/`),
      ];
      expect(untranslatedTexts(screen, others, german)).toEqual([]);
    } finally {
      stop();
    }
  });
});

/** Returns the text of the onboarding's first screen after submitting an empty form. */
async function screenInError(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await answers(page);
  await page.locator("main form input").first().press("Enter");
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
  return page.content();
}
