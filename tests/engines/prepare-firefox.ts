import type { BrowserContext } from "@playwright/test";
import { recordDownloads } from "./record-downloads";
import { insertTextAsTyped } from "./insert-text";
import { reportErrors } from "./report-errors";
import { traverseInPage } from "./traverse-in-page";

/**
 * Works around Playwright's limitations in Firefox, in a context without pages yet. Logs page errors to the
 * console, since Playwright also reports errors of its own scripts as page errors.
 */
export async function prepareFirefox(context: BrowserContext): Promise<void> {
  context.on("page", traverseInPage);
  await context.addInitScript(insertTextAsTyped);
  await context.addInitScript(reportErrors);
  await context.addInitScript(recordDownloads);
}
