import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { expect } from "./site";
import { tabTo } from "./tab-to";

/** Input methods for using a demo. */
export const hands = ["pointer", "keyboard"] as const;
export type Hand = (typeof hands)[number];

export type Player = {
  page: Page;
  locale: Locale;
  hand: Hand;
};

/** Opens a page in the player's language. */
export const open = ({ page, locale }: Player, path: string) => page.goto(localizedPath(locale, path));

/** Follows a link by pointer, or by tabbing to it from the focused element. */
export async function follow({ hand }: Player, link: Locator) {
  if (hand === "pointer") return link.click();
  await tabTo(link);
  await link.page().keyboard.press("Enter");
}

/** Selects the choice after the current one. */
export async function takeNext({ hand, page }: Player, choices: Locator) {
  await expect(choices.and(choices.page().locator(":checked"))).toHaveCount(1);
  const taken = await choices.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
  if (hand === "pointer") await choices.nth(taken + 1).check({ force: true });
  else {
    await choices.nth(taken).focus();
    await page.keyboard.press("ArrowRight");
  }
  await expect(choices.nth(taken + 1)).toBeChecked();
}
