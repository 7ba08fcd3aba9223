import type { FileError } from "../finding";

/** Earliest and latest plausible day in the content. */
export const [firstDay, lastKnownDay] = ["2000-01-01", "2099-12-31"];

/** Reports whether a string is a valid calendar day in the form YYYY-MM-DD. */
export const isDay = (text: unknown): text is string =>
  typeof text === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  String(new Date(`${text}T00:00:00Z`).toJSON()).startsWith(text);

/** Reports a day outside the given period; malformed days are reported by the schema check. */
export function judgeDay(
  value: unknown,
  min: string,
  max: string,
  tooLate: "too-late" | "after-start" = "too-late",
): FileError | null {
  if (!isDay(value)) return null;
  if (value < min) return { rule: "too-early", values: { value, min } };
  return value > max ? { rule: tooLate, values: { value, max } } : null;
}

/** Converts a date in a common notation, such as 3.2.2030, to ISO form; returns other texts unchanged. */
export function isoDayOf(value: string): string {
  const [, day = "", month = "", year] = /^\s*(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})\s*$/.exec(value) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value.trim().slice(0, 10);
}
