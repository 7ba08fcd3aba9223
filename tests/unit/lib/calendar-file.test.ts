import { describe, expect, it } from "vitest";
import { calendarFile } from "@/lib/calendar-file";
import { addToIstanbulDay } from "@/lib/istanbul-day";

const now = new Date("2026-03-01T09:05:07.123Z");
const options = { host: "kanalya.example", now };
const fileOf = (day: Date, title = "Deneme", text = "Metin") =>
  calendarFile([{ id: "end", day, title, text }], options);
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
/** Returns the first and last day of the calendar event for a trial's start. */
const daysOf = (start: string, offset: { days: number; months: number }) =>
  linesOf(fileOf(addToIstanbulDay(new Date(start), offset)))
    .filter((line) => /^DT(START|END)/.test(line))
    .map((line) => line.split(":")[1]);

describe("calendar file", () => {
  it("the file has the properties required by RFC 5545, and CRLF line endings", () => {
    const file = fileOf(new Date("2026-03-16T12:00:00Z"));
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(linesOf(file)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//kanalya.example//trial//EN",
      "BEGIN:VEVENT",
      "UID:end-20260316@kanalya.example",
      "DTSTAMP:20260301T090507Z",
      "DTSTART;VALUE=DATE:20260316",
      "DTEND;VALUE=DATE:20260317",
      "SUMMARY:Deneme",
      "DESCRIPTION:Metin",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("escapes special characters and line breaks", () => {
    const lines = linesOf(fileOf(now, "a,b;c\\d", "bir\niki\r\nüç\rdört"));
    expect(lines).toContain("SUMMARY:a\\,b\\;c\\\\d");
    expect(lines).toContain("DESCRIPTION:bir\\niki\\nüç\\ndört");
    expect(
      linesOf(fileOf(now, "x\r\nBEGIN:VALARM")).filter((line) => line.startsWith("BEGIN:")),
    ).toHaveLength(2);
  });

  it("folds lines longer than 75 octets without splitting a character", () => {
    const text = "Çok uzun bir açıklama, ğüşıöç 🌿 ".repeat(12);
    const file = fileOf(now, "x", text);
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`DESCRIPTION:${text.replaceAll(",", "\\,")}`);
  });

  it("does not fold a line of 75 octets", () => {
    const title = "x".repeat(75 - "SUMMARY:".length);
    expect(fileOf(now, title).split("\r\n")).toContain(`SUMMARY:${title}`);
    expect(fileOf(now, `${title}y`).split("\r\n")).toContain(" y");
  });

  it.each([
    ["past the end of a month", "2026-01-20T12:00:00Z", { days: 15, months: 0 }, ["20260204", "20260205"]],
    ["into a leap day", "2028-02-14T12:00:00Z", { days: 15, months: 0 }, ["20280229", "20280301"]],
    ["at the end of a year", "2026-12-16T12:00:00Z", { days: 15, months: 0 }, ["20261231", "20270101"]],
    [
      "into a month that is too short",
      "2026-08-31T12:00:00Z",
      { days: 0, months: 6 },
      ["20270228", "20270301"],
    ],
    ["after midnight in Istanbul", "2026-03-28T22:30:00Z", { days: 0, months: 0 }, ["20260329", "20260330"]],
    // Daylight saving time changes in the European Union on these days, and in the United States on 8 March
    // and 1 November 2026.
    [
      "past the start of summer time",
      "2026-03-14T12:00:00Z",
      { days: 15, months: 0 },
      ["20260329", "20260330"],
    ],
    [
      "past the end of summer time",
      "2026-10-10T12:00:00Z",
      { days: 15, months: 0 },
      ["20261025", "20261026"],
    ],
  ])("counts days %s", (_, start, offset, days) => {
    expect(daysOf(start, offset)).toEqual(days);
  });

  it.each(["Europe/Istanbul", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati"])(
    "the file has the same dates in the time zone %s",
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(daysOf("2026-03-14T12:00:00Z", { days: 15, months: 0 })).toEqual(["20260329", "20260330"]);
      } finally {
        process.env.TZ = before;
      }
    },
  );
});
