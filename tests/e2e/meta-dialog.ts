import type { Page } from "@playwright/test";

/** Opens the simulated Meta dialog, a separate window, and grants access. */
export async function grantAccess(page: Page, open: () => Promise<unknown>) {
  const opened = page.waitForEvent("popup");
  await open();
  const dialog = await opened;
  const grant = dialog.locator('button[value="granted"]');
  // The click closes its own window, so it cannot be awaited there.
  await grant.evaluate((element: HTMLButtonElement) => void setTimeout(() => element.click()));
}
