import { describe, expect, it } from "vitest";
import { addToIstanbulDay } from "@/lib/istanbul-day";

const day = (date: Date) => date.toISOString().slice(0, 10);

describe("addToIstanbulDay", () => {
  it.each([
    ["2026-11-21T10:00:00Z", 0, 0, "2026-11-21"],
    ["2026-11-21T22:30:00Z", 0, 0, "2026-11-22"],
    ["2026-11-21T10:00:00Z", 15, 0, "2026-12-06"],
    ["2026-12-20T10:00:00Z", 15, 0, "2027-01-04"],
    ["2026-08-31T10:00:00Z", 0, 6, "2027-02-28"],
    ["2027-08-31T10:00:00Z", 15, 6, "2028-03-15"],
    ["2026-01-31T22:00:00Z", 0, 1, "2026-03-01"],
  ])("%s and %i days, %i months is %s", (moment, days, months, expected) => {
    expect(day(addToIstanbulDay(new Date(moment), { days, months }))).toBe(expected);
  });
});
