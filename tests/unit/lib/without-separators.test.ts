import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separators } from "../../fixtures/separators";
import { withoutSeparators } from "@/lib/without-separators";

describe("withoutSeparators()", () => {
  it.each(separators)("withoutSeparators() removes %j", (separator) =>
    expect(withoutSeparators(`${separator}12${separator}3${separator}`)).toBe("123"),
  );

  it.each(["+90", "12a3", "1,2", "1;2", "#1"])("leaves %s unchanged", (text) =>
    expect(withoutSeparators(text)).toBe(text),
  );

  it.each([
    ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
    ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
    ["Devanagari", "०१२३४५६७८९"],
    ["full width", "０１２３４５６７８９"],
    ["mathematical, after other digits", "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡"],
  ])("converts digits to ASCII: %s", (_, digits) => expect(withoutSeparators(digits)).toBe("0123456789"));

  it("withoutSeparators() extracts the digits of a number with any separators", () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...separators)));
    fc.assert(
      fc.property(parts, (pairs) => {
        const digits = pairs.map(([digit]) => digit).join("");
        return withoutSeparators(pairs.map((pair) => pair.join("")).join("")) === digits;
      }),
    );
  });
});
