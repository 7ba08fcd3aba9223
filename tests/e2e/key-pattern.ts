import type { Locator, Page } from "@playwright/test";

/** Single key of a pattern; starts with the focus left by the previous case. */
export type KeyCase = { does: string; run: (page: Page) => Promise<unknown> };
export type KeyPattern = {
  /** Pattern of the ARIA Authoring Practices, and its location on the site. */
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
