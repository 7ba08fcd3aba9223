import { setupParts } from "@/config/channels";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { serveSite } from "../../scripts/site-server";
import { prepareFirefox } from "../engines/prepare-firefox";
import { strings } from "./site";

/** One page, one site and one local backend for all cells of a worker: a cell costs a page load and no more. */
export type Bench = {
  page: Page;
  url: string;
  locale: Locale;
  /** Sends something to the local backend, past the page. */
  ask: <Answer = unknown>(
    method: "GET" | "POST" | "DELETE",
    address: string,
    data?: object,
  ) => Promise<Answer>;
  /** A new onboarding with a package, as the backend and the browser know it. */
  seed: (state?: Partial<OnboardingState>) => Promise<{ id: string; hash: string }>;
  open: (address: string) => Promise<void>;
  /** The text of a key, written `namespace:key`. */
  t: (key: string) => string;
  /** What no cell may cause: script errors, violations of the policy, requests to another host. */
  noise: string[];
};

type SiteWorker = { benchPage: Page; siteUrl: string };

export const customer = {
  name: "Ada Yılmaz",
  email: "ada@ornek.example",
  phone_number: "+905321234567",
  privacy_policy: true,
  pdpa: true,
  newsletter: false,
};

const noiseOf = new WeakMap<Page, string[]>();

async function watch(page: Page, url: string, isFirefox: boolean) {
  const noise: string[] = [];
  noiseOf.set(page, noise);
  if (!isFirefox) page.on("pageerror", ({ message }) => noise.push(`page error: ${message}`));
  page.on("console", (message) => {
    if (/^(policy violation|page error)/.test(message.text())) noise.push(message.text());
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) noise.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
}

function createBench(page: Page, url: string, locale: Locale): Bench {
  const ask: Bench["ask"] = async <Answer>(method: string, address: string, data?: object) => {
    const response = await page.request.fetch(url + address, { method, data });
    return (await response.json()) as Answer;
  };
  return {
    page,
    url,
    locale,
    ask,
    t: (key) => String(strings(locale)(key as never)), // the tables put their keys together from parts
    noise: noiseOf.get(page) ?? [],
    async seed(state = {}) {
      const wizard = "/site/onboarding-wizard";
      const credentials = await ask<{ id: string; hash: string }>("POST", `${wizard}/new`, customer);
      const choice = { package_id: 1, features_ids: [1] };
      await ask("POST", `${wizard}/select-package`, { ...credentials, ...choice });
      const { id: wizardId, hash } = credentials;
      const packages = { id: 1, featureIds: [1], parts: [...setupParts] };
      const started = { wizardId, hash, packages, isShow: false, currentStep: "select-package" as const };
      const text = JSON.stringify({ ...initialState, ...started, ...state });
      await page.evaluate((value) => localStorage.setItem("vuex", value), text);
      return credentials;
    },
    async open(address) {
      await page.goto(url + localizedPath(locale, address), { waitUntil: "domcontentloaded" });
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    },
  };
}

/** Tests on a bench: `bench` is clean at the start of each, in the language that `benchLocale` says. */
export const test = base.extend<{ benchLocale: Locale; bench: Bench }, SiteWorker>({
  siteUrl: [
    // Playwright reads the fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-"));
      const { url, close } = await serveSite(0, {
        directory,
        installation: { stepMilliseconds: 1 },
        rateLimit: { calls: 100_000, milliseconds: 60_000 },
      });
      await use(url);
      await close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  benchPage: [
    async ({ browser, browserName, siteUrl }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: "tr-TR",
        serviceWorkers: "block",
      });
      const isFirefox = browserName === "firefox";
      if (isFirefox) await prepareFirefox(context);
      const page = await context.newPage();
      await page.clock.install();
      await watch(page, siteUrl, isFirefox);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  benchLocale: ["tr", { option: true }],
  bench: async ({ benchPage: page, siteUrl, benchLocale }, use) => {
    const bench = createBench(page, siteUrl, benchLocale);
    bench.noise.length = 0;
    await page.context().setOffline(false);
    await bench.ask("DELETE", "/sandbox/faults");
    // A place of the same origin that runs nothing, so that no screen writes its state back.
    await page.goto(`${siteUrl}/robots.txt`);
    await page.evaluate(() => localStorage.clear());
    await use(bench);
    expect(bench.noise, "script errors, policy violations, other hosts").toEqual([]);
  },
});

export { expect };
