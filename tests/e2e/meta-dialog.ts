import type { Page } from "@playwright/test";

/** Opens the stand-in of Meta's login dialog, which has a window of its own, and grants access there. */
export async function grantAccess(page: Page, open: () => Promise<unknown>) {
  const opened = page.waitForEvent("popup");
  await open();
  const dialog = await opened;
  const grant = dialog.locator('button[value="granted"]');
  // The click closes the window, so that nothing may wait for its end there.
  await grant.evaluate((element: HTMLButtonElement) => void setTimeout(() => element.click()));
}
