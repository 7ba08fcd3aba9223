import { expect, it } from "vitest";
import { firstLetter } from "@/scenes/store-scene";

it.each([
  ["ışık evi", "tr", "I"],
  ["istanbul", "tr", "İ"],
  ["istanbul", "en", "I"],
  ["  @9. cadde", "tr", "9"],
  ["متجر", "ar", "م"],
  ["🌿", "tr", ""],
  ["", "tr", ""],
])("firstLetter() of %j in %s is %j", (name, language, letter) => {
  expect(firstLetter(name, language)).toBe(letter);
});
