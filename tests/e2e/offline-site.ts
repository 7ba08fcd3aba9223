import fs from "node:fs";
import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { networkBetween, type NetworkBetween } from "./network-between";
import { expect, test as base } from "./site";

/** What the worker keeps of a language, by address. */
type OfflineSet = { pages: string[]; files: string[] };

export const setOf = (locale: Locale) =>
  JSON.parse(fs.readFileSync(`public/offline-set/${locale}.json`, "utf8")) as OfflineSet;

export const onboardingSetOf = (locale: Locale) =>
  JSON.parse(fs.readFileSync(`public/offline-set/onboarding-${locale}.json`, "utf8")) as OfflineSet;

/** The site behind a network that can be taken away, from the worker as well. */
export const test = base.extend<{ network: NetworkBetween }>({
  network: async ({ site }, use) => {
    const network = await networkBetween(site.url);
    await use(network);
    await network.close();
  },
});

/** What browsers write of a network that is gone; in Firefox, Playwright's own style for a picture is held against the policy. */
export const noiseOfLostNetwork = (browserName: string) => {
  const lost = "Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED";
  return new RegExp(browserName === "firefox" ? `${lost}|style-src-elem inline` : lost);
};

/** Waits until the worker holds everything it lists for a language. */
export async function waitUntilKept(page: Page, { pages, files }: OfflineSet) {
  const missing = () =>
    page.evaluate(
      async (urls) => {
        const found = await Promise.all(urls.map((url) => caches.match(new URL(url, location.href).href)));
        const missed = urls.filter((_url, index) => !found[index]);
        const registration = await navigator.serviceWorker.getRegistration();
        return missed.length === 0 ? [] : [`worker: ${registration?.active?.state}`, ...missed.slice(0, 10)];
      },
      [...pages, ...files],
    );
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}
