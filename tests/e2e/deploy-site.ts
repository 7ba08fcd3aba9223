import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serveSite } from "../../scripts/site-server";
import { test as base } from "./site";

export type Deployed = {
  url: string;
  folder: string;
  /** Returns the matching file names in the folder. */
  files: (pattern: RegExp) => string[];
  /** Deletes files and their compressed copies from the server. */
  remove: (files: readonly string[]) => void;
  write: (file: string, text: string) => void;
};

export type Visit = {
  page: Page;
  /** Number of document loads so far. */
  loads: () => number;
};

type DeployFixtures = {
  deployed: Deployed;
  /** Opens a page without waiting for hydration, which may never happen. */
  visit: (address: string) => Promise<Visit>;
};

/** Serves a copy of the built site whose files a test can remove or replace while pages are open. */
export const test = base.extend<DeployFixtures>({
  // Missing files log errors to the console; policy violations still fail the test.
  expectedNoise: /^(?!.*policy violation)/,
  // oxlint-disable-next-line no-empty-pattern -- Playwright parses this pattern
  deployed: async ({}, use) => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "deployed-"));
    const folder = path.join(directory, "public");
    fs.cpSync("public", folder, { recursive: true });
    const { url, close } = await serveSite(
      0,
      { directory: path.join(directory, "sandbox"), installation: { stepMilliseconds: 250 } },
      { folder, isChanging: true },
    );
    const remove = (files: readonly string[]) => {
      for (const file of files)
        for (const ending of ["", ".br", ".gz"]) fs.rmSync(path.join(folder, file + ending), { force: true });
    };
    await use({
      url,
      folder,
      files: (pattern) =>
        fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => pattern.test(file)),
      remove,
      write(file, text) {
        remove([file]);
        fs.writeFileSync(path.join(folder, file), text);
      },
    });
    await close();
    fs.rmSync(directory, { recursive: true, force: true });
  },
  visit: async ({ context, deployed }, use) => {
    await use(async (address) => {
      const page = await context.newPage();
      let count = 0;
      page.on("domcontentloaded", () => (count += 1));
      // A blocked script delays the load event too.
      await page.goto(deployed.url + address, { waitUntil: "domcontentloaded" });
      return { page, loads: () => count };
    });
  },
});

/** Triggers the first intent, upon which a content page loads the framework. */
export const wake = (page: Page) =>
  page
    .evaluate(() => void window.dispatchEvent(new Event("scroll")))
    .catch((error: Error) => {
      // A page that reloads immediately has booted.
      if (!/navigation/.test(error.message)) throw error;
    });

/** Clicks the first link to an address. */
export const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Waits for hydration. */
export const answers = (page: Page) => page.waitForSelector("html[data-hydrated]", { state: "attached" });

/** Deploys a changed service worker and triggers an update check. */
export async function releaseWorker(page: Page, { folder, write }: Deployed) {
  write("sw.js", `${fs.readFileSync(path.join(folder, "sw.js"), "utf8")}\n// the next version`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
