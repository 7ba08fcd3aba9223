import { expect, test } from "vitest";
import { freeLabel, toDnsLabel } from "../../../sandbox/dns-label";

test.each([
  ["Şık_İğne.Butik", "sik-igne-butik"],
  ["papatya.butik", "papatya-butik"],
  ["Çiğdem Öztürk Ünlü", "cigdem-ozturk-unlu"],
  ["IŞIK", "isik"],
  ["--a--", "a"],
  ["日本", "store"],
  ["", "store"],
])("the label of %j is %j", (name, label) => {
  expect(toDnsLabel(name)).toBe(label);
});

test("a label keeps room for a number within 63 characters", () => {
  expect(toDnsLabel("x".repeat(200))).toHaveLength(55);
});

test("a taken or reserved label gets a number", () => {
  const taken = new Set(["papatya", "papatya-2"]);
  expect(freeLabel("Papatya", (label) => taken.has(label))).toBe("papatya-3");
  expect(freeLabel("www", () => false)).toBe("www-2");
});
