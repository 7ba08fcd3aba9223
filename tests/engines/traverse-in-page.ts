import type { Page } from "@playwright/test";

/**
 * Goes back and forward by the page's own history. Firefox does not report a way through the history within one document,
 * and Playwright's own functions wait for that report.
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
    // With another document, or where scripts are off, the script ends unanswered.
    await Promise.race([gone.catch(() => undefined), page.waitForTimeout(1000)]);
    await page.waitForLoadState();
    return null;
  };
  page.goBack = () => traverse(-1);
  page.goForward = () => traverse(1);
}
