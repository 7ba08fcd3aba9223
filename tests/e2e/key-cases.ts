import type { Locator, Page } from "@playwright/test";
import { expect, strings } from "./site";

const t = strings("tr");

/** One key of a pattern: where the focus stands before is what the case before left behind. */
export type KeyCase = { does: string; run: (page: Page) => Promise<unknown> };
export type KeyPattern = {
  /** Pattern of the ARIA Authoring Practices, and where it stands. */
  name: string;
  address: string;
  width?: number;
  cases: KeyCase[];
};

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const isInside = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** Tabs that open as the focus moves. */
export function tabs(name: string, address: string, list: number): KeyPattern {
  const all = (page: Page) => page.getByRole("tablist").nth(list).getByRole("tab");
  const isOpen = async (page: Page, tab: Locator) => {
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(all(page).and(page.locator("[aria-selected=true]"))).toHaveCount(1);
    const panel = await tab.getAttribute("aria-controls");
    await expect(page.locator(`[id="${panel}"]`)).toBeVisible();
  };
  const key = (does: string, pressed: string, which: (tabs: Locator) => Locator): KeyCase => ({
    does,
    run: async (page) => {
      await press(page, pressed);
      await isOpen(page, which(all(page)));
    },
  });
  const start = (page: Page) => all(page).first().focus();
  return {
    name: `tabs, ${name}`,
    address,
    cases: [
      {
        does: "End opens the last",
        run: async (page) => {
          await start(page);
          await press(page, "End");
          await isOpen(page, all(page).last());
        },
      },
      key("right arrow on the last opens the first", "ArrowRight", (list) => list.first()),
      key("right arrow opens the next", "ArrowRight", (list) => list.nth(1)),
      key("left arrow opens the one before", "ArrowLeft", (list) => list.first()),
      key("left arrow on the first opens the last", "ArrowLeft", (list) => list.last()),
      key("Home opens the first", "Home", (list) => list.first()),
      key("Enter leaves it open", "Enter", (list) => list.first()),
      key("Space leaves it open", " ", (list) => list.first()),
      {
        does: "Tab leaves the list at once",
        run: async (page) => {
          await press(page, "Tab");
          expect(await isInside(page.getByRole("tablist").nth(list))).toBe(false);
        },
      },
      key("Shift+Tab comes back to the open one", "Shift+Tab", (list) => list.first()),
    ],
  };
}

/** A tab of the header that discloses links. */
export function disclosure(index: number): KeyPattern {
  const button = (page: Page) => page.locator("header nav button[aria-expanded]").nth(index);
  const links = (page: Page) => button(page).locator("xpath=following-sibling::ul").getByRole("link");
  const isOpen = (page: Page, value: boolean) =>
    expect(button(page)).toHaveAttribute("aria-expanded", String(value));
  const toggles = (key: string, value: boolean): KeyCase => ({
    does: `${key === " " ? "Space" : key} ${value ? "opens" : "closes"} it`,
    run: async (page) => {
      await button(page).focus();
      await press(page, key);
      await isOpen(page, value);
    },
  });
  return {
    name: `disclosure navigation, ${index + 1}`,
    address: "/about/",
    cases: [
      toggles("Enter", true),
      toggles("Enter", false),
      toggles(" ", true),
      toggles(" ", false),
      {
        does: "Tab goes on to the first link",
        run: async (page) => {
          await button(page).focus();
          await press(page, "Enter", "Tab");
          await expect(links(page).first()).toBeFocused();
        },
      },
      {
        does: "Shift+Tab goes back to the button",
        run: async (page) => {
          await press(page, "Shift+Tab");
          await expect(button(page)).toBeFocused();
          await isOpen(page, true);
        },
      },
      {
        does: "Escape on a link closes it and gives the focus back",
        run: async (page) => {
          await press(page, "Tab", "Escape");
          await isOpen(page, false);
          await expect(button(page)).toBeFocused();
        },
      },
      {
        does: "Tab past the last link closes it",
        run: async (page) => {
          await press(page, "Enter");
          await links(page).last().focus();
          await press(page, "Tab");
          await isOpen(page, false);
        },
      },
    ],
  };
}

/** Something that folds, on the platform's own element. */
export function accordion(name: string, address: string, summary: (page: Page) => Locator): KeyPattern {
  const details = (page: Page) => summary(page).locator("xpath=..");
  const toggles = (key: string, isOpened: boolean): KeyCase => ({
    does: `${key === " " ? "Space" : key} ${isOpened ? "unfolds" : "folds"}`,
    run: async (page) => {
      await summary(page).focus();
      await press(page, key);
      if (isOpened) await expect(details(page)).toHaveAttribute("open");
      else await expect(details(page)).not.toHaveAttribute("open");
    },
  });
  return {
    name: `accordion, ${name}`,
    address,
    cases: [toggles("Enter", true), toggles("Enter", false), toggles(" ", true), toggles(" ", false)],
  };
}

/** A modal window. */
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
        // Between the last and the first stop lies the browser's own window.
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
        does: "Enter on its opener opens it, with the focus inside",
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
        does: "Escape closes it and gives the focus back",
        run: async (page) => {
          await press(page, "Escape");
          await expect(page.locator("dialog[open]")).toHaveCount(0);
          // Not "focused": after so many stops Firefox has given the focus to its own window.
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
      does: "down arrow goes to the first result",
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
      does: "typing on a result goes on in the field",
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

const radios = (page: Page) => page.getByRole("main").getByRole("radio");
const checks = (does: string, key: string, which: (all: Locator) => Locator): KeyCase => ({
  does,
  run: async (page) => {
    await press(page, key);
    await expect(which(radios(page))).toBeChecked();
    await expect(which(radios(page))).toBeFocused();
  },
});

export const radioGroup: KeyPattern = {
  name: "radio group, categories of the references",
  address: "/referances/",
  cases: [
    {
      does: "Tab goes to the chosen one",
      run: async (page) => {
        await radios(page).first().focus();
        await press(page, "Tab", "Shift+Tab");
        await expect(radios(page).first()).toBeFocused();
      },
    },
    checks("down arrow chooses the next", "ArrowDown", (all) => all.nth(1)),
    checks("right arrow chooses the next", "ArrowRight", (all) => all.nth(2)),
    checks("up arrow chooses the one before", "ArrowUp", (all) => all.nth(1)),
    checks("left arrow chooses the one before", "ArrowLeft", (all) => all.first()),
  ],
};

const slider = (page: Page) => page.getByRole("slider").first();
const moves = (key: string, how: "up" | "down" | "least" | "most"): KeyCase => ({
  does: `${key} moves it ${how}`,
  run: async (page) => {
    const input = slider(page);
    const read = () => input.evaluate((one) => Number((one as HTMLInputElement).value));
    const before = await read();
    await input.focus();
    await press(page, key);
    const after = await read();
    const bound = await input.getAttribute(how === "least" ? "min" : "max");
    if (how === "up") expect(after).toBeGreaterThan(before);
    else if (how === "down") expect(after).toBeLessThan(before);
    else expect(after).toBe(Number(bound));
  },
});

export const sliders: KeyPattern = {
  name: "slider, cost estimator",
  address: "/pricing/",
  cases: [
    moves("Home", "least"),
    moves("ArrowRight", "up"),
    moves("ArrowUp", "up"),
    moves("ArrowLeft", "down"),
    moves("ArrowDown", "down"),
    moves("PageUp", "up"),
    moves("PageDown", "down"),
    moves("End", "most"),
  ],
};

const tile = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("button").first();
const description = (page: Page) => tile(page).locator("xpath=following-sibling::p");

export const describedTile: KeyPattern = {
  name: "description of a tile",
  address: "/referances/",
  cases: [
    {
      does: "the focus shows it",
      run: async (page) => {
        await radios(page).first().focus();
        await press(page, "Tab");
        await expect(tile(page)).toBeFocused();
        await expect(description(page)).toHaveCSS("opacity", "1");
      },
    },
    {
      does: "Escape takes it away, the focus stays",
      run: async (page) => {
        await press(page, "Escape");
        await expect(tile(page)).toBeFocused();
        await expect(description(page)).toHaveCSS("opacity", "0");
      },
    },
    {
      does: "Enter brings it back",
      run: async (page) => {
        await press(page, "Enter");
        await expect(description(page)).toHaveCSS("opacity", "1");
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
