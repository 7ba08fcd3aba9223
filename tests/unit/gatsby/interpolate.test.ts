import { describe, expect, it } from "vitest";
import { formatConstant, interpolate, placeholdersIn } from "@/gatsby/schema/interpolate";

describe("formatConstant", () => {
  it.each([
    [{ value: 1024, unit: "character" }, "tr", "1.024"],
    [{ value: 1024, unit: "character" }, "en", "1,024"],
    [{ value: 25, unit: "USD" }, "tr", "$25"],
    [{ value: 25, unit: "USD" }, "en", "$25"],
    [{ value: 9.5, unit: "USD" }, "en", "$9.50"],
    [{ value: 2022, unit: "year-date" }, "tr", "2022"],
  ] as const)("writes %o in %s as %s", (constant, locale, expected) => {
    expect(formatConstant(constant, locale)).toBe(expected);
  });
});

describe("interpolate", () => {
  const values = {
    brand: "Ada",
    days: { value: 15, unit: "day" },
    owner: { tr: "Ada A.Ş.", en: "Ada Inc." },
  };

  it("fills in texts, figures and localized texts", () => {
    expect(interpolate("{brand}: {days} gün, {owner}", values, "tr")).toBe("Ada: 15 gün, Ada A.Ş.");
    expect(interpolate("{owner}", values, "en")).toBe("Ada Inc.");
  });

  it("leaves a text without placeholders alone", () => {
    expect(interpolate("düz { metin }", values, "tr")).toBe("düz { metin }");
  });

  it("names the placeholder it does not know", () => {
    expect(() => interpolate("{nothing} here", values, "en")).toThrow(
      'Unknown placeholder {nothing} in "{nothing} here"',
    );
  });
});

it("placeholdersIn lists names in order", () => {
  expect(placeholdersIn("{b} and {a}, not { c }")).toEqual(["b", "a"]);
});
