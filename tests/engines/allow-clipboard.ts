import type { Page } from "@playwright/test";

/** Allows clipboard access. Firefox has no such permission, so the page gets a mock clipboard there. */
export async function allowClipboard(page: Page): Promise<void> {
  const context = page.context();
  if (context.browser()?.browserType().name() !== "firefox")
    return context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() => {
    let copied = "";
    const clipboard = {
      writeText: (text: string) => Promise.resolve(void (copied = text)),
      readText: () => Promise.resolve(copied),
    };
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
  });
}
