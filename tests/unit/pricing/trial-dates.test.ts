import { expect, it } from "vitest";
import { stepDay } from "@/features/pricing/trial-timeline";

it.each([
  ["2026-11-22", { days: 0, months: 0 }, "2026-11-22"],
  ["2026-11-22", { days: 15, months: 0 }, "2026-12-07"],
  // Six months from the trial's end, not from its start, which would be 6 June.
  ["2026-11-22", { days: 15, months: 6 }, "2027-06-07"],
  ["2026-08-16", { days: 15, months: 6 }, "2027-02-28"],
  ["2027-08-16", { days: 15, months: 6 }, "2028-02-29"],
  ["2026-12-17", { days: 12, months: 0 }, "2026-12-29"],
])("a trial step after %s adds its days, then its months", (start, offset, day) => {
  expect(stepDay(new Date(`${start}T12:00:00Z`), offset).toISOString()).toBe(`${day}T12:00:00.000Z`);
});
