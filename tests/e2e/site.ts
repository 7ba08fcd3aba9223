import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { serveSite } from "../../scripts/site-server";
import { prepareFirefox } from "../engines/prepare-firefox";
import { recordCalls, type ReceivedCall } from "../helpers/call-journal";
import { createStrings } from "../helpers/locale-strings";

/** Duration of an installation step in tests, in milliseconds. */
const stepMilliseconds = 250;

/** Attaches listeners to all pages and windows of a context. */
export type Listen = (context: BrowserContext) => Promise<void>;

type SiteFixtures = {
  /**
   * Fails the test on console output, page errors, policy violations and requests to other hosts, in every
   * page of the test's context; also usable for contexts that a test opens itself.
   */
  quiet: Listen;
  /** Console messages that the test causes on purpose. */
  expectedNoise: RegExp;
};
type SiteWorker = { site: { url: string; directory: string } };

/** Returns the translation function of a language, for expected texts; keys have the form `namespace:key`. */
export const strings = (locale: Locale) => createStrings(locale).getFixedT(locale);

/** Serves the built site with the real hosting rules and a sandbox, one per worker. */
export const test = base.extend<SiteFixtures, SiteWorker>({
  site: [
    // Playwright reads the fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
      const { url, close } = await serveSite(0, {
        directory,
        installation: { stepMilliseconds },
        ...recordCalls(),
      });
      await use({ url, directory });
      await close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  expectedNoise: [/^$/, { option: true }],
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      // Content pages load the framework on first intent.
      await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      // Content skipped by layout (plugins/boot-on-intent) has no visible text.
      await page.waitForFunction(
        () => document.readyState !== "complete" || !document.querySelector("[data-skip]"),
      );
      return response;
    };
    await use(page);
  },
  quiet: [
    async ({ context, browserName, site, expectedNoise }, use) => {
      const seen: string[] = [];
      const ownHost = new URL(site.url).hostname;
      // Most tests block the service worker, which the browser logs.
      const known = [/service ?worker/i, expectedNoise];
      const note = (text: string) => known.some((pattern) => pattern.test(text)) || seen.push(text);
      const listen: Listen = async (watched) => {
        if (browserName === "firefox") await prepareFirefox(watched);
        else watched.on("weberror", (error) => note(`page error: ${error.error().message}`));
        watched.on("console", (message) => note(`console ${message.type()}: ${message.text()}`));
        watched.on("request", (request) => {
          const { protocol, hostname } = new URL(request.url());
          const isOurs = !protocol.startsWith("http") || hostname === ownHost;
          if (!isOurs) note(`request to another host: ${request.url()}`);
        });
        await watched.addInitScript(() => {
          document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
            console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
          );
          // Applies the site's font as on repeat visits, regardless of machine load (src/inline/own-font.ts).
          addEventListener("DOMContentLoaded", () => {
            const url = document.querySelector<HTMLScriptElement>("script[data-font]")?.dataset.font;
            if (!url) return;
            const face = new FontFace("Plus Jakarta Sans", `url(${url})`, { weight: "400 800" });
            face.load().then(
              () => document.fonts.add(face),
              () => undefined,
            );
          });
        });
      };
      await listen(context);
      await use(listen);
      expect(seen, "unexpected output or requests").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page without intent, so that the framework is not loaded. */
export async function arrive(page: Page, url: string, waitUntil: "load" | "domcontentloaded" = "load") {
  await page.evaluate((address) => window.location.assign(address), url).catch(() => undefined);
  await page.waitForURL(`**${url}`, { waitUntil });
}

/** Holds matching requests back until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns the calls that the sandbox received since it was last reset. */
export async function receivedCalls(page: Page, siteUrl: string): Promise<ReceivedCall[]> {
  const response = await page.request.get(`${siteUrl}/sandbox/requests`);
  return (await response.json()) as ReceivedCall[];
}

/** Clears the received calls and all faults. */
export async function resetSandbox(page: Page, siteUrl: string) {
  await page.request.delete(`${siteUrl}/sandbox/requests`);
  await page.request.delete(`${siteUrl}/sandbox/faults`);
}
