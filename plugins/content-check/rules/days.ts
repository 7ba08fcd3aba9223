import type { FileError } from "../finding";

/** Earliest plausible day in the content. */
export const firstDay = "2000-01-01";

export const lastKnownDay = "2099-12-31";

/** Returns the UTC day of a moment in ISO form. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the latest calendar day that any time zone may have at a moment. */
export const lastDay = (now: Date): string => isoDay(new Date(now.getTime() + 24 * 60 * 60 * 1000));

/** Reports whether a string is a valid calendar day in the form YYYY-MM-DD. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && isoDay(moment) === text;
}

/** Reports a day that is not in the given period. */
export function judgeDay(value: string, min: string, max: string): FileError | null {
  if (value < min) return { rule: "too-early", values: { value, min } };
  return value > max ? { rule: "too-late", values: { value, max } } : null;
}

/**
 * Converts a date in a common notation to ISO form; returns other texts unchanged.
 * @example isoDayOf("3.2.2030") // "2030-02-03"
 */
export function isoDayOf(value: string): string {
  const [, day = "", month = "", year] = /^\s*(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})\s*$/.exec(value) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value.trim().slice(0, 10);
}
