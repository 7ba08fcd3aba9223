import type { Locator } from "@playwright/test";
import { expect } from "./site";

/** Reaches a control by Tab alone, or backwards by Shift and Tab where it stands before the focus; it is then seen. */
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

/** Reaches a control by Tab alone and presses a key on it. */
export async function tabAndPress(target: Locator, key = "Enter") {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Types into fields that are reached by Tab alone, by name. */
export async function tabAndType(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(form.locator(`[name="${name}"]`));
    await form.page().keyboard.type(value);
  }
}
