import fs from "node:fs";
import type { Page } from "@playwright/test";
import type { SavedFile } from "../engines/record-downloads";
import { expect } from "./site";

/** Returns the file that a page downloads on an action. */
export async function savedFile(page: Page, ask: () => Promise<void>): Promise<SavedFile> {
  // Playwright reports no downloads in Firefox: tests/engines/record-downloads.ts records them.
  if (page.context().browser()?.browserType().name() === "firefox") {
    const count = () => page.evaluate(() => window.savedFiles?.length ?? 0);
    const before = await count();
    await ask();
    await expect.poll(count).toBe(before + 1);
    return page.evaluate(async () => {
      const last = await window.savedFiles?.at(-1);
      if (!last) throw new Error("the page saved nothing");
      return last;
    });
  }
  const [download] = await Promise.all([page.waitForEvent("download"), ask()]);
  return { name: download.suggestedFilename(), text: fs.readFileSync(await download.path(), "utf8") };
}
