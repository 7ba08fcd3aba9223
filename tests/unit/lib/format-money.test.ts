import { describe, expect, it } from "vitest";
import { formatMoney } from "@/lib/format-money";

describe("formatMoney()", () => {
  it.each([
    ["en", 25, "USD", "$25"],
    ["en", 25.5, "USD", "$25.50"],
    ["tr", 25, "USD", "$25"],
    ["tr", 1250.5, "TRY", "₺1.250,50"],
    ["en", 0, "USD", "$0"],
    ["en", 0.05, "USD", "$0.05"],
    ["en", 12.345, "USD", "$12.35"],
  ])("the format in %s of %d %s is %s", (locale, amount, currency, text) =>
    expect(formatMoney(locale, amount, currency)).toBe(text),
  );

  it("formatMoney() keeps an invalid currency code", () => expect(formatMoney("en", 25, "?")).toBe("25 ?"));
});
