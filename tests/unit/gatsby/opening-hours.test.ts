import { describe, expect, it } from "vitest";
import { openingLines, type OpeningPeriod } from "@/gatsby/schema/opening-hours";

const week: OpeningPeriod[] = [
  { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], from: "09:00", to: "18:30" },
  { days: ["sunday", "saturday"], from: "13:00", to: "16:00" },
];

describe("formatting opening hours", () => {
  it("consecutive days are shown as a range, two days are listed by name, and times use a 24-hour clock", () => {
    expect(openingLines(week, "tr")).toEqual([
      { days: "Pazartesi–Cuma", hours: "09:00–18:30" },
      { days: "Cumartesi ve Pazar", hours: "13:00–16:00" },
    ]);
    expect(openingLines(week, "en")).toEqual([
      { days: "Monday–Friday", hours: "09:00–18:30" },
      { days: "Saturday and Sunday", hours: "13:00–16:00" },
    ]);
  });

  it("non-consecutive days are listed by name; midnight is a valid closing time", () => {
    const days = ["monday", "wednesday", "thursday", "friday"] as const;
    expect(openingLines([{ days, from: "00:00", to: "12:05" }], "en")).toEqual([
      { days: "Monday and Wednesday–Friday", hours: "00:00–12:05" },
    ]);
  });
});
