import { afterEach, describe, expect, it, vi } from "vitest";
import { byText } from "@/lib/fold-text";

const named = (...names: string[]) => names.map((name) => ({ name }));
const sorted = (language: string, ...names: string[]) =>
  named(...names)
    .sort(byText(language, ({ name }) => name))
    .map(({ name }) => name);

describe("byText", () => {
  it.each([
    [
      "tr",
      ["Dolap", "Çanta", "Cam", "Zil", "İnci", "Işık"],
      ["Cam", "Çanta", "Dolap", "Işık", "İnci", "Zil"],
    ],
    ["en", ["zebra", "Éclair", "apple", "Banana"], ["apple", "Banana", "Éclair", "zebra"]],
  ])("sorts in the order of %s", (language, names, expected) =>
    expect(sorted(language, ...names)).toEqual(expected),
  );

  describe("in a browser without the orders of languages", () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it("sorts by code units, and leaves equal texts in their order", () => {
      vi.spyOn(Intl, "Collator").mockImplementation(function missing(): never {
        throw new RangeError("not known");
      });
      expect(sorted("tr", "b", "Ç", "a", "Z", "B")).toEqual(["B", "Z", "a", "b", "Ç"]);
      const compare = byText<string>("tr", (text) => text);
      expect(["a", "b", "c"].map((text) => compare(text, "b"))).toEqual([-1, 0, 1]);
    });
  });
});
