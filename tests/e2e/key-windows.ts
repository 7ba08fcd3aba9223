import type { Locator, Page } from "@playwright/test";
import { isInside, press, type KeyCase, type KeyPattern } from "./key-pattern";
import { expect, strings } from "./site";

const t = strings("tr");

/** Modal dialog. */
export function dialog(
  name: string,
  address: string,
  opener: (page: Page) => Locator,
  width?: number,
): KeyPattern {
  const open = (page: Page) => page.locator("dialog[open]").last();
  const staysInside = (key: string): KeyCase => ({
    does: `${key} never leaves it`,
    run: async (page) => {
      for (let count = 0; count < 40; count += 1) {
        await press(page, key);
        // Between the last and the first tab stop, focus passes through the browser's own UI.
        const isOut = await open(page).evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(isOut).toBe(false);
      }
    },
  });
  return {
    name: `dialog, ${name}`,
    address,
    width,
    cases: [
      {
        does: "Enter on its button opens it and moves focus inside",
        run: async (page) => {
          await opener(page).focus();
          await press(page, "Enter");
          await expect(open(page)).toBeVisible();
          await expect.poll(() => isInside(open(page))).toBe(true);
        },
      },
      staysInside("Tab"),
      staysInside("Shift+Tab"),
      {
        does: "Escape closes it and returns focus",
        run: async (page) => {
          await press(page, "Escape");
          await expect(page.locator("dialog[open]")).toHaveCount(0);
          // Not toBeFocused(): after many tab stops Firefox moves focus to its own UI.
          await expect
            .poll(() => opener(page).evaluate((element) => element === document.activeElement))
            .toBe(true);
        },
      },
    ],
  };
}

const field = (page: Page) => page.locator("dialog[open]").getByRole("searchbox");
const results = (page: Page) => page.locator("dialog[open] [data-result]");
const focuses = (does: string, keys: string[], target: (page: Page) => Locator): KeyCase => ({
  does,
  run: async (page) => {
    await press(page, ...keys);
    await expect(target(page)).toBeFocused();
  },
});

export const search: KeyPattern = {
  name: "search, from the field through the results",
  address: "/about/",
  cases: [
    focuses("/ opens it", ["/"], field),
    {
      does: "Down arrow moves focus to the first result",
      run: async (page) => {
        await page.keyboard.type("whatsapp");
        await expect(results(page).nth(2)).toBeVisible();
        await press(page, "ArrowDown");
        await expect(results(page).first()).toBeFocused();
      },
    },
    focuses("down arrow goes to the next", ["ArrowDown"], (page) => results(page).nth(1)),
    focuses("up arrow goes to the one before", ["ArrowUp"], (page) => results(page).first()),
    focuses("End goes to the last", ["End"], (page) => results(page).last()),
    focuses("Home goes to the first", ["Home"], (page) => results(page).first()),
    focuses("up arrow on the first goes back to the field", ["ArrowUp"], field),
    {
      does: "typing on a result continues in the field",
      run: async (page) => {
        await press(page, "ArrowDown", "x");
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue("whatsappx");
        await press(page, "Backspace");
      },
    },
    {
      does: "Enter in the field opens the first result",
      run: async (page) => {
        await expect(results(page).first()).toBeVisible();
        await press(page, "Enter");
        await expect(page.locator("dialog[open]")).toHaveCount(0);
      },
    },
  ],
};

export const openers = {
  join: (page: Page) => page.getByRole("banner").getByRole("link", { name: t("layout:header.join") }),
  search: (page: Page) => page.getByRole("banner").getByRole("button", { name: t("layout:header.search") }),
  menu: (page: Page) => page.getByRole("button", { name: t("layout:menu.open") }),
  legal: (page: Page) =>
    page
      .getByRole("main")
      .getByRole("link", { name: `${t("sign-up:consents.read")}: ${t("sign-up:legal.gdpr")}` }),
  catalogue: (page: Page) => page.getByRole("button", { name: t("catalogue:dialog.open") }),
};
