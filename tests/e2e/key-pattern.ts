import type { Locator, Page } from "@playwright/test";

/** One key of a pattern: where the focus stands before is what the case before left behind. */
export type KeyCase = { does: string; run: (page: Page) => Promise<unknown> };
export type KeyPattern = {
  /** Pattern of the ARIA Authoring Practices, and where it stands. */
  name: string;
  address: string;
  width?: number;
  cases: KeyCase[];
};

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
export const isInside = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));
