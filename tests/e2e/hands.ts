import type { Locator } from "@playwright/test";
import { expect } from "./site";
import { tabAndPress, tabTo } from "./tab-to";

/** What a visitor does with controls, whichever way. */
export type Hands = {
  /** Activates a button or a link. */
  press: (target: Locator) => Promise<void>;
  /** Ticks a checkbox. */
  tick: (box: Locator) => Promise<void>;
  /** Chooses a radio button of a group. */
  choose: (radio: Locator) => Promise<void>;
  /** Types into a field, over what it holds. */
  type: (field: Locator, text: string) => Promise<void>;
};

/** By touch alone; the page is one of a context with `hasTouch`. */
const touch: Hands = {
  press: (target) => target.tap(),
  async tick(box) {
    await box.tap();
    await expect(box).toBeChecked();
  },
  async choose(radio) {
    await radio.tap();
    await expect(radio).toBeChecked();
  },
  async type(field, text) {
    await field.tap();
    await expect(field).toBeFocused();
    await field.selectText();
    await field.page().keyboard.type(text);
  },
};

/** By the keyboard alone: every control is reached by Tab and seen before it is used. */
const keyboard: Hands = {
  press: (target) => tabAndPress(target),
  async tick(box) {
    await tabAndPress(box, "Space");
    await expect(box).toBeChecked();
  },
  async choose(radio) {
    const name = (await radio.getAttribute("name")) ?? "";
    const group = radio.page().locator(`input[type="radio"][name="${name}"]`);
    const checked = group.and(radio.page().locator(":checked"));
    await tabTo((await checked.count()) > 0 ? checked : group.first());
    for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left -= 1)
      await radio.page().keyboard.press("ArrowDown");
    await expect(radio).toBeChecked();
    await expect(radio).toBeFocused();
  },
  async type(field, text) {
    await tabTo(field); // which selects what a field holds
    await field.page().keyboard.type(text);
  },
};

export const hands = { touch, keyboard };
