import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { serveSite } from "../../scripts/site-server";
import { prepareFirefox } from "../engines/prepare-firefox";
import { createStrings } from "../helpers/locale-strings";

/** Time a step of the installation takes in the tests, in milliseconds. */
const stepMilliseconds = 250;

/** Listens to what a context's pages and windows say and ask for. */
export type Listen = (context: BrowserContext) => Promise<void>;

type SiteFixtures = {
  /**
   * Fails the test on console output, page errors, policy violations and requests to another host, in every page and window
   * of the test's context; listens to a context that a test opens itself as well.
   */
  quiet: Listen;
  /** Console lines the test itself provokes. */
  expectedNoise: RegExp;
};
type SiteWorker = { site: { url: string; directory: string } };

/** Strings of a language, for expected texts; keys are written `namespace:key`. */
export const strings = (locale: Locale) => createStrings(locale).getFixedT(locale);

/** The built site behind the real hosting rules with a sandbox of its own, one for each worker. */
export const test = base.extend<SiteFixtures, SiteWorker>({
  site: [
    // Playwright reads the fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
      const { url, close } = await serveSite(0, { directory, installation: { stepMilliseconds } });
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
      // Content pages load the framework at the first sign of intent.
      await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      // What is not laid out yet (plugins/boot-on-intent) has no text that shows.
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
      // The worker is blocked in most tests, which the browser reports.
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
          // As on every visit but the first, the page has its own font, however busy this machine is (src/inline/own-font.ts).
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

export type ReceivedCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  status: number;
};

/** The calls that the sandbox received since it was last cleared. */
export async function receivedCalls(page: Page, siteUrl: string): Promise<ReceivedCall[]> {
  const response = await page.request.get(`${siteUrl}/sandbox/requests`);
  return (await response.json()) as ReceivedCall[];
}

/** Forgets the received calls and switches all faults off. */
export async function resetSandbox(page: Page, siteUrl: string) {
  await page.request.delete(`${siteUrl}/sandbox/requests`);
  await page.request.delete(`${siteUrl}/sandbox/faults`);
}
