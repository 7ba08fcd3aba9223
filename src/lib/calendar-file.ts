/** A day of a calendar file. */
export type CalendarDay = {
  /** Tells it from the file's other days. */
  id: string;
  /** Noon UTC of the day, as src/lib/istanbul-day.ts counts days. */
  day: Date;
  title: string;
  text: string;
};

const dayLength = 24 * 60 * 60 * 1000;
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10).replaceAll("-", "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** A line is at most 75 octets long, and goes on behind a blank (RFC 5545, section 3.1). No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = "";
  for (const character of line) {
    if (encoder.encode(row + character).length > 75) {
      rows.push(row);
      row = " ";
    }
    row += character;
  }
  return [...rows, row].join("\r\n");
}

/**
 * A calendar file (RFC 5545) of whole days. A whole day has no hour, so that it is the same day in each time zone, on the days
 * on which clocks change as well.
 * @param host part of the events' names that no other calendar uses
 * @param now moment at which the file is made
 */
export function calendarFile(
  days: readonly CalendarDay[],
  { host, now }: { host: string; now: Date },
): string {
  const stamp = `${dateOf(now)}T${now.toISOString().slice(11, 19).replaceAll(":", "")}Z`;
  const events = days.flatMap(({ id, day, title, text }) => [
    "BEGIN:VEVENT",
    `UID:${id}-${dateOf(day)}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(new Date(day.getTime() + dayLength))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//trial//EN`,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
