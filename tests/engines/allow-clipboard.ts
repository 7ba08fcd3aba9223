import type { Page } from "@playwright/test";

/** Lets a page use the clipboard. Firefox knows no such permission: there a clipboard of the page's own stands in its place. */
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
