import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { serveSite } from "../../scripts/site-server";
import { states } from "../e2e/axe-states";
import { drive } from "../e2e/onboarding-drive";
import { openPlace, places, type Place } from "../e2e/onboarding-places";
import { expect, test as base } from "../e2e/site";
import { sitePages } from "../helpers/site-pages";

const widths = [375, 1280] as const;
const build = process.env.SITE ?? ".";

const test = base.extend<object, { site: { url: string; directory: string } }>({
  site: [
    // Playwright reads the fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), "screenshots-"));
      const built = { folder: path.join(build, "public"), rules: path.join(build, "deploy/rules.json") };
      const { url, close } = await serveSite(
        0,
        { directory, installation: { stepMilliseconds: 250 } },
        built,
      );
      await use({ url, directory });
      await close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

// The not-found page responds with 404, and some states block a request.
test.use({ expectedNoise: /Failed to load resource/ });

const nameOf = (...parts: string[]) => `${parts.join(" ").replaceAll(/[^\p{L}\d]+/gu, "-")}.png`;

/** Loads the lazy images. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

async function shoot(page: Page, name: string, width: number, fullPage = true) {
  await page.setViewportSize({ width, height: 800 });
  await page.waitForFunction(() => !document.querySelector("[data-skip]"));
  await loadPictures(page);
  if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.soft(page).toHaveScreenshot(name, { fullPage, maxDiffPixels: 20, timeout: 60_000 });
}

/** Replaces random shop addresses, which would differ between sets. */
function withFixedAddress(place: Place): Place {
  const state = place.state?.();
  if (!state?.setupWizard?.setup) return place;
  const setup = { ...state.setupWizard.setup, subDomain: "papatya" };
  return { ...place, state: () => ({ ...state, setupWizard: { ...state.setupWizard!, setup } }) };
}

for (const locale of locales)
  test.describe(`screenshots in ${locale}`, () => {
    test.beforeEach(async ({ context, page, site }) => {
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      await page.clock.setFixedTime(new Date("2026-11-26T09:00:00Z"));
    });

    for (const address of sitePages(locale).filter((one) => !one.includes("/onboarding/")))
      test(`page ${address}`, async ({ context, site }) => {
        // Page as served: scripts are blocked, since the framework could boot during the screenshot.
        const page = await context.newPage();
        await page.route(/\.js$/, () => undefined);
        await page.goto(site.url + address);
        for (const width of widths) await shoot(page, nameOf("page", address, locale, `${width}`), width);
      });

    for (const [address, all] of Object.entries(states))
      for (const { name, act, within, widths: only } of all)
        test(`state ${name} of page ${address}`, async ({ page }) => {
          await page.goto(localizedPath(locale, address));
          await act(page, locale);
          for (const width of widths)
            if (!only || only.includes(width === 375 ? 320 : width))
              await shoot(
                page,
                nameOf("state", address, name, locale, `${width}`),
                width,
                !within || within === "main",
              );
        });

    for (const place of places)
      test(`onboarding screen ${place.name}`, async ({ page, site }) => {
        await openPlace(drive(page, locale), site.url, withFixedAddress(place));
        // A toast covers the page for three seconds.
        await expect(page.locator("[data-type]")).toHaveCount(0);
        for (const width of widths)
          await shoot(page, nameOf("screen", place.name, locale, `${width}`), width);
      });
  });
