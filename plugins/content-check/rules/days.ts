/** The first day that content can speak of; an earlier one is a slip of the keyboard. */
export const firstDay = "2000-01-01";

/** The last day that content can speak of. */
export const lastKnownDay = "2099-12-31";

/** The day of a moment, as the data write it. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The last day that can have been: it may have begun elsewhere before it does here. */
export const lastDay = (now: Date): string => isoDay(new Date(now.getTime() + 24 * 60 * 60 * 1000));

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && isoDay(moment) === text;
}

/**
 * A day as people write it, in the form of the data; the text itself where it is no such day.
 * @example isoDayOf("3.2.2030") // "2030-02-03"
 */
export function isoDayOf(value: string): string {
  const [, day = "", month = "", year] = /^\s*(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})\s*$/.exec(value) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value.trim().slice(0, 10);
}
