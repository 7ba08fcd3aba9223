import type { Locator, Page } from "@playwright/test";
import { press, type KeyCase, type KeyPattern } from "./key-pattern";
import { expect } from "./site";

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
      does: "Tab moves focus to the selected option",
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
const description = (page: Page) => tile(page).locator("xpath=following-sibling::p[1]");

export const describedTile: KeyPattern = {
  name: "description of a tile",
  address: "/referances/",
  cases: [
    {
      does: "focus shows it",
      run: async (page) => {
        await radios(page).first().focus();
        await press(page, "Tab");
        await expect(tile(page)).toBeFocused();
        await expect(description(page)).toHaveCSS("opacity", "1");
      },
    },
    {
      does: "Escape hides it and keeps focus",
      run: async (page) => {
        await press(page, "Escape");
        await expect(tile(page)).toBeFocused();
        await expect(description(page)).toHaveCSS("opacity", "0");
      },
    },
    {
      does: "Enter shows it again",
      run: async (page) => {
        await press(page, "Enter");
        await expect(description(page)).toHaveCSS("opacity", "1");
      },
    },
  ],
};
