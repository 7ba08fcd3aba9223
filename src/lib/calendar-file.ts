/** All-day event for a calendar file. */
export type CalendarDay = {
  /** Id of the event, unique within the file. */
  id: string;
  /** Noon UTC on the event's day (src/lib/istanbul-day.ts). */
  day: Date;
  title: string;
  text: string;
};

const dayLength = 24 * 60 * 60 * 1000;
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10).replaceAll("-", "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/**
 * Folds a line into rows of at most 75 octets, with a space before each continuation (RFC 5545, section 3.1).
 * Never splits a character.
 */
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
 * Creates a calendar file (RFC 5545) of all-day events, which are on the same day in every time zone, even
 * when the clocks change.
 * @param host makes the event ids globally unique
 * @param now creation time of the file
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
