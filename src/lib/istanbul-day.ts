type Offset = { days: number; months: number };

const istanbul = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Istanbul" });

/**
 * The day that lies an offset after a moment, counted from the calendar day in Istanbul. A month that is too short for
 * the day gives its last one.
 * @returns noon UTC of that day, which is the same calendar day in Istanbul (UTC+3)
 * @example addToIstanbulDay(new Date("2026-01-31T22:00:00Z"), { days: 0, months: 1 }) // 1 March 2026
 */
export function addToIstanbulDay(moment: Date, { days, months }: Offset): Date {
  const [year = 0, month = 1, day = 1] = istanbul.format(moment).split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) + days, 12));
}
