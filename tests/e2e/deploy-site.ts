import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serveSite } from "../../scripts/site-server";
import { test as base } from "./site";

export type Deployed = {
  url: string;
  folder: string;
  /** Names in the folder that match. */
  files: (pattern: RegExp) => string[];
  /** Takes files off the server, with their compressed copies. */
  remove: (files: readonly string[]) => void;
  /** Replaces a file. */
  write: (file: string, text: string) => void;
};

export type Visit = {
  page: Page;
  /** Times a document was loaded so far. */
  loads: () => number;
};

type DeployFixtures = {
  deployed: Deployed;
  /** A page that is left to itself: it may never answer. */
  visit: (address: string) => Promise<Visit>;
};

/** A copy of the built site on a server of its own, whose files a test takes away or replaces under open pages. */
export const test = base.extend<DeployFixtures>({
  // Whatever is missing is complained about in the console; a policy that is broken is not expected.
  expectedNoise: /^(?!.*policy violation)/,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
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
      // A script that is held back holds back the event of the load as well.
      await page.goto(deployed.url + address, { waitUntil: "domcontentloaded" });
      return { page, loads: () => count };
    });
  },
});

/** The first sign of intent, upon which a content page loads the framework. */
export const wake = (page: Page) =>
  page
    .evaluate(() => void window.dispatchEvent(new Event("scroll")))
    .catch((error: Error) => {
      // A page that reloads itself at once is awake.
      if (!/navigation/.test(error.message)) throw error;
    });

/** Waits until the page answers. */
export const answers = (page: Page) => page.waitForSelector("html[data-hydrated]", { state: "attached" });

/** Releases a worker that differs from the former one, and has the page look for it at once. */
export async function releaseWorker(page: Page, { folder, write }: Deployed) {
  write("sw.js", `${fs.readFileSync(path.join(folder, "sw.js"), "utf8")}\n// the next version`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
