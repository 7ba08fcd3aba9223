import { expect, test } from "vitest";
import { freeLabel } from "../../../sandbox/dns-label";

test.each([
  ["Şık_İğne.Butik", "sik-igne-butik"],
  ["papatya.butik", "papatya-butik"],
  ["IŞIK", "isik"],
  ["--a--", "a"],
  ["日本", "my-store"],
  ["", "my-store"],
  ["www", "www-shop"],
])("the label of %j is %j", (name, label) => {
  expect(freeLabel(name, () => false)).toBe(label);
});

test("a label keeps room for a number within 63 characters", () => {
  expect(freeLabel("x".repeat(200), () => false)).toHaveLength(55);
});

test("a taken label gets a number", () => {
  const taken = new Set(["papatya", "papatya-2"]);
  expect(freeLabel("Papatya", (label) => taken.has(label))).toBe("papatya-3");
});
