/** The first day that content can speak of; an earlier one is a slip of the keyboard. */
export const firstDay = "2000-01-01";

/** The day of a moment, as the data write it. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * The last day that can have been: it may have begun elsewhere before it does here.
 * @example lastDay(new Date("2026-11-22T12:00:00Z")) // "2026-11-23"
 */
export const lastDay = (now: Date): string => isoDay(new Date(now.getTime() + 24 * 60 * 60 * 1000));

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && isoDay(moment) === text;
}

/**
 * A time of the day as people write it, in the form of the data, as a suggestion; empty where it is no such time.
 * @example timeNear("9.30") // "→ 09:30"
 */
export function timeNear(value: string): string {
  const [, hours = "", minutes = "00"] = /^([01]?\d|2[0-3])(?:[.:,]?([0-5]\d))?$/.exec(value.trim()) ?? [];
  return hours && `→ ${hours.padStart(2, "0")}:${minutes}`;
}

/**
 * A day as people write it, in the form of the data, as a suggestion; empty where it is no such day.
 * @example isoDayOf("3.2.2030") // "→ 2030-02-03"
 */
export function isoDayOf(value: string): string {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value) ?? [];
  return year && `→ ${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
