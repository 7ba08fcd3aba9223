import type { Locator, Page } from "@playwright/test";
import { isInside, press, type KeyCase, type KeyPattern } from "./key-pattern";
import { expect } from "./site";

/** Tabs that activate on focus. */
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
        does: "End opens the last tab",
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
        does: "Tab leaves the list",
        run: async (page) => {
          await press(page, "Tab");
          expect(await isInside(page.getByRole("tablist").nth(list))).toBe(false);
        },
      },
      key("Shift+Tab comes back to the open one", "Shift+Tab", (list) => list.first()),
    ],
  };
}

/** Disclosure button of the header navigation. */
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
        does: "Tab moves focus to the first link",
        run: async (page) => {
          await button(page).focus();
          await press(page, "Enter", "Tab");
          await expect(links(page).first()).toBeFocused();
        },
      },
      {
        does: "Shift+Tab moves focus back to the button",
        run: async (page) => {
          await press(page, "Shift+Tab");
          await expect(button(page)).toBeFocused();
          await isOpen(page, true);
        },
      },
      {
        does: "Escape on a link closes it and returns focus",
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

/** Accordion based on native details elements. */
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
