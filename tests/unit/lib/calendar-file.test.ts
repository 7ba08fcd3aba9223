import { describe, expect, it } from "vitest";
import { calendarFile } from "@/lib/calendar-file";
import { addToIstanbulDay } from "@/lib/istanbul-day";

const now = new Date("2026-03-01T09:05:07.123Z");
const options = { host: "kanalya.example", now };
const fileOf = (day: Date, title = "Deneme", text = "Metin") =>
  calendarFile([{ id: "end", day, title, text }], options);
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
describe("creation of a calendar file", () => {
  it("a calendar file has the properties required by RFC 5545, and CRLF line endings", () => {
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

  it("special characters and line breaks in a calendar file are escaped", () => {
    const lines = linesOf(fileOf(now, "a,b;c\\d", "bir\niki\r\nüç\rdört"));
    expect(lines).toContain("SUMMARY:a\\,b\\;c\\\\d");
    expect(lines).toContain("DESCRIPTION:bir\\niki\\nüç\\ndört");
    expect(
      linesOf(fileOf(now, "x\r\nBEGIN:VALARM")).filter((line) => line.startsWith("BEGIN:")),
    ).toHaveLength(2);
  });

  it("lines longer than 75 octets are folded without splitting a character", () => {
    const text = "Çok uzun bir açıklama, ğüşıöç 🌿 ".repeat(12);
    const file = fileOf(now, "x", text);
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`DESCRIPTION:${text.replaceAll(",", "\\,")}`);
  });

  it("a line of 75 octets is not folded", () => {
    const title = "x".repeat(75 - "SUMMARY:".length);
    expect(fileOf(now, title).split("\r\n")).toContain(`SUMMARY:${title}`);
    expect(fileOf(now, `${title}y`).split("\r\n")).toContain(" y");
  });

  it.each(["Europe/Istanbul", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati"])(
    "the file has the same dates in the time zone %s",
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        const day = addToIstanbulDay(new Date("2028-02-14T12:00:00Z"), { days: 15, months: 0 });
        const days = linesOf(fileOf(day)).filter((line) => /^DT(START|END)/.test(line));
        expect(days).toEqual(["DTSTART;VALUE=DATE:20280229", "DTEND;VALUE=DATE:20280301"]);
      } finally {
        process.env.TZ = before;
      }
    },
  );
});
