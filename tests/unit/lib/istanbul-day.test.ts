import { afterEach, describe, expect, it, vi } from "vitest";
import { addToIstanbulDay, istanbulDay } from "@/lib/istanbul-day";

const day = (date: Date) => date.toISOString().slice(0, 10);

const cases: [moment: string, days: number, months: number, expected: string][] = [
  ["2026-11-21T10:00:00Z", 0, 0, "2026-11-21"],
  ["2026-11-21T22:30:00Z", 0, 0, "2026-11-22"],
  ["2026-11-21T10:00:00Z", 15, 0, "2026-12-06"],
  ["2026-12-20T10:00:00Z", 15, 0, "2027-01-04"],
  ["2026-08-31T10:00:00Z", 0, 6, "2027-02-28"],
  ["2027-08-31T10:00:00Z", 15, 6, "2028-03-15"],
  ["2026-01-31T22:00:00Z", 0, 1, "2026-03-01"],
  ["2028-02-14T12:00:00Z", 15, 0, "2028-02-29"],
  // Daylight saving time changes in the European Union on these days.
  ["2026-03-14T12:00:00Z", 15, 0, "2026-03-29"],
  ["2026-10-10T12:00:00Z", 15, 0, "2026-10-25"],
];

const judge = ([moment, days, months, expected]: (typeof cases)[number]) =>
  expect(day(addToIstanbulDay(new Date(moment), { days, months }))).toBe(expected);

describe("addToIstanbulDay()", () => {
  it.each(cases)("the day %s, plus %i days and %i months, is %s", (...row) => judge(row));

  it("istanbulDay() uses the UTC offset of the date, an hour less in winters before 2016", () => {
    expect(istanbulDay(new Date("2015-01-15T21:30:00Z"))).toBe("2015-01-15");
    expect(istanbulDay(new Date("2016-12-15T21:30:00Z"))).toBe("2016-12-16");
  });

  describe("addToIstanbulDay() in a browser with unusual date formats", () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });
    const { prototype } = Intl.DateTimeFormat;
    const throwing = function throwing(): never {
      throw new RangeError("not known");
    };
    const withParts = (parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>>) =>
      vi.spyOn(prototype, "formatToParts").mockReturnValue(
        Object.entries(parts).map(([type, value]) => ({
          type: type as Intl.DateTimeFormatPartTypes,
          value,
        })),
      );

    it.each<[string, () => void]>([
      [
        "put the month first",
        () => vi.spyOn(prototype as { format: unknown }, "format", "get").mockReturnValue(() => "11/22/2026"),
      ],
      ["support no time zone", () => vi.spyOn(Intl, "DateTimeFormat").mockImplementation(throwing)],
      ["have no parts", () => vi.spyOn(prototype, "formatToParts").mockImplementation(throwing)],
      ["spell out the month", () => withParts({ year: "2026", month: "Nov", day: "22" })],
      ["use other digits", () => withParts({ year: "٢٠٢٦", month: "١١", day: "٢٢" })],
    ])("computes the same days with formats that %s", (_, patch) => {
      patch();
      cases.forEach(judge);
    });
  });
});
