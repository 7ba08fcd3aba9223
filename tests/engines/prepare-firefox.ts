import type { BrowserContext } from "@playwright/test";
import { hearDownloads } from "./hear-downloads";
import { insertTextAsTyped } from "./insert-text";
import { reportErrors } from "./report-errors";
import { traverseInPage } from "./traverse-in-page";

/**
 * Makes up for what Playwright does not do in Firefox, in a context without pages: it hands on errors of its own scripts, of
 * which no page hears, so those of the page go to the console instead.
 */
export async function prepareFirefox(context: BrowserContext): Promise<void> {
  context.on("page", traverseInPage);
  await context.addInitScript(insertTextAsTyped);
  await context.addInitScript(reportErrors);
  await context.addInitScript(hearDownloads);
}
