import type { Page } from "@playwright/test";

/**
 * Goes back and forward with the page's own history. Firefox does not report same-document history
 * navigation, which Playwright's own functions wait for.
 */
export function traverseInPage(page: Page): void {
  const traverse = async (delta: number) => {
    const gone = page.evaluate(
      (steps) =>
        new Promise<void>((resolve) => {
          for (const event of ["popstate", "pagehide"])
            window.addEventListener(event, () => resolve(), { once: true });
          window.history.go(steps);
        }),
      delta,
    );
    // If the document changes or scripts are disabled, the evaluation never resolves.
    await Promise.race([gone.catch(() => undefined), page.waitForTimeout(1000)]);
    await page.waitForLoadState();
    return null;
  };
  page.goBack = () => traverse(-1);
  page.goForward = () => traverse(1);
}
