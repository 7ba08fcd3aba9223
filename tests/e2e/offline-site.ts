import fs from "node:fs";
import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { createNetworkProxy, type NetworkProxy } from "./network-proxy";
import { expect, test as base } from "./site";

/** Addresses that the service worker precaches for a language. */
type OfflineSet = { pages: string[]; files: string[] };

export const setOf = (locale: Locale) =>
  JSON.parse(fs.readFileSync(`public/offline-set/${locale}.json`, "utf8")) as OfflineSet;

export const onboardingSetOf = (locale: Locale) =>
  JSON.parse(fs.readFileSync(`public/offline-set/onboarding-${locale}.json`, "utf8")) as OfflineSet;

/** Provides the site behind a network that can go offline, for the service worker too. */
export const test = base.extend<{ network: NetworkProxy }>({
  network: async ({ site }, use) => {
    const network = await createNetworkProxy(site.url);
    await use(network);
    await network.close();
  },
});

/** Console messages of an offline browser; in Firefox also a violation by Playwright's style. */
export const noiseOfLostNetwork = (browserName: string) => {
  const lost = "Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED";
  return new RegExp(browserName === "firefox" ? `${lost}|style-src-elem inline` : lost);
};

/** Waits until the service worker has precached everything for a language. */
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
