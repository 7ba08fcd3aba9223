import { describe, expect, it } from "vitest";
import { formatConstant, interpolate, placeholdersIn } from "@/gatsby/data/interpolate";

describe("formatConstant()", () => {
  it.each([
    [{ value: 1024, unit: "character" }, "tr", "1.024"],
    [{ value: 1024, unit: "character" }, "en", "1,024"],
    [{ value: 25, unit: "USD" }, "tr", "$25"],
    [{ value: 25, unit: "USD" }, "en", "$25"],
    [{ value: 9.5, unit: "USD" }, "en", "$9.50"],
    [{ value: 2022, unit: "year-date" }, "tr", "2022"],
  ] as const)("formats %o in %s as %s", (constant, locale, expected) => {
    expect(formatConstant(constant, locale)).toBe(expected);
  });
});

describe("interpolate()", () => {
  const values = {
    brand: "Ada",
    days: { value: 15, unit: "day" },
    owner: { tr: "Ada A.Ş.", en: "Ada Inc." },
  };

  it("interpolate() substitutes strings, numbers and localised strings", () => {
    expect(interpolate("{brand}: {days} gün, {owner}", values, "tr")).toBe("Ada: 15 gün, Ada A.Ş.");
    expect(interpolate("{owner}", values, "en")).toBe("Ada Inc.");
  });

  it.each([
    [1, "en", "1 day"],
    [3, "en", "3 days"],
  ] as const)("selects the plural form for %s", (value, locale, expected) => {
    const delay = { delay: { value, unit: "day" } };
    expect(interpolate("within {delay: day, days}", delay, locale)).toBe(`within ${expected}`);
  });

  it("interpolate() throws for the plural of a value that is not a number", () => {
    expect(() => interpolate("{brand: day, days}", values, "en")).toThrow("is no figure");
  });

  it("interpolate() returns text without placeholders unchanged", () => {
    expect(interpolate("düz { metin }", values, "tr")).toBe("düz { metin }");
  });

  it("interpolate() names an unknown placeholder in its error", () => {
    expect(() => interpolate("{nothing} here", values, "en")).toThrow(
      'Unknown placeholder {nothing} in "{nothing} here"',
    );
  });
});

it("placeholdersIn() lists names in order", () => {
  expect(placeholdersIn("{b} and {a: day, days}, not { c }")).toEqual(["b", "a"]);
});
