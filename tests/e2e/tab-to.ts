import type { Locator } from "@playwright/test";
import { expect } from "./site";

/** Reaches a control with Tab alone, or Shift+Tab if it precedes the focus, and expects it to be visible. */
export async function tabTo(target: Locator) {
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const isBefore = await target.evaluate((element) => {
    const position = document.activeElement ? element.compareDocumentPosition(document.activeElement) : 0;
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  const key = isBefore ? "Shift+Tab" : "Tab";
  for (let tabs = 0; tabs < 150 && !(await isThere()); tabs += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Reaches a control with Tab alone and presses a key on it. */
export async function tabAndPress(target: Locator, key = "Enter") {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Types into fields by name, reaching them with Tab alone. */
export async function tabAndType(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(form.locator(`[name="${name}"]`));
    await form.page().keyboard.type(value);
  }
}
