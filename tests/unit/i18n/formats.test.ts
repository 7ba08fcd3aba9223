import { describe, expect, it, vi, afterEach } from "vitest";
import { formatClock, formatLongDate, formatMoment, byText } from "@/i18n/formats";

/** Replaces non-breaking spaces of the formatters with plain ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

describe("formatting dates and times", () => {
  const evening = new Date("2026-03-01T22:30:00Z");

  it("dates are in Istanbul time, where it may already be the next day", () => {
    expect(formatLongDate("en", evening)).toBe("2\u00a0March 2026");
    expect(formatLongDate("tr", evening)).toBe("2\u00a0Mart 2026");
  });

  it("times with minutes include the time zone", () => {
    expect(plain(formatMoment("en", evening))).toMatch(/^2 March 2026 at 01:30 GMT\+3$/);
    expect(plain(formatMoment("tr", evening))).toMatch(/^2 Mart 2026 01:30 GMT\+3$/);
  });

  it("the visitor's time has two digits for hours and minutes", () => {
    expect(formatClock("en", new Date(2026, 2, 1, 9, 5))).toBe("09:05");
    expect(formatClock("tr", new Date(2026, 2, 1, 21, 5))).toBe("21:05");
  });
});

describe("date and time format without Intl.DateTimeFormat", () => {
  const evening = new Date("2026-03-01T22:30:00Z");
  const refuseFormats = () =>
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function refuse() {
      throw new RangeError("Incorrect locale information provided");
    });

  it("dates are numeric and in Istanbul time without Intl.DateTimeFormat", () => {
    refuseFormats();
    expect(formatMoment("tr", evening)).toBe("2026-03-02 01:30");
    expect(formatClock("tr", evening)).toBe("01:30");
    expect(formatLongDate("tr", evening)).toBe("2026-03-02");
  });

  it("an invalid date is formatted as an empty string", () => {
    const never = new Date(Number.NaN);
    expect([formatMoment, formatClock, formatLongDate].map((format) => format("en", never))).toEqual([
      "",
      "",
      "",
    ]);
  });
});

const named = (...names: string[]) => names.map((name) => ({ name }));
const sorted = (language: string, ...names: string[]) =>
  named(...names)
    .sort(byText(language, ({ name }) => name))
    .map(({ name }) => name);

describe("byText()", () => {
  it.each([
    [
      "tr",
      ["Dolap", "Çanta", "Cam", "Zil", "İnci", "Işık"],
      ["Cam", "Çanta", "Dolap", "Işık", "İnci", "Zil"],
    ],
    ["en", ["zebra", "Éclair", "apple", "Banana"], ["apple", "Banana", "Éclair", "zebra"]],
  ])("sorts in the alphabetical order of %s", (language, names, expected) =>
    expect(sorted(language, ...names)).toEqual(expected),
  );

  describe("byText() without Intl.Collator", () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it("strings are sorted by code units without Intl.Collator; equal strings keep their order", () => {
      vi.spyOn(Intl, "Collator").mockImplementation(function missing(): never {
        throw new RangeError("not known");
      });
      expect(sorted("tr", "b", "Ç", "a", "Z", "B")).toEqual(["B", "Z", "a", "b", "Ç"]);
      const compare = byText<string>("tr", (text) => text);
      expect(["a", "b", "c"].map((text) => compare(text, "b"))).toEqual([-1, 0, 1]);
    });
  });
});
