import { languageFacts } from "@/config/language-facts";
import type { Locale } from "@/config/languages";
import { attempt } from "@/lib/browser-support";

/**
 * Returns the Istanbul day and time in numeric form, for browsers that fail to format them; empty for an
 * invalid date.
 */
const isoText = (moment: Date) =>
  attempt(() => new Date(moment.getTime() + 3 * 60 * 60 * 1000).toISOString().replace("T", " "), "");

/**
 * Formats a date and time to the minute, in Istanbul time.
 * @example formatMoment("en", new Date("2026-03-01T12:00:00Z")) // "1 March 2026 at 15:00 GMT+3"
 */
export function formatMoment(locale: Locale, moment: Date): string {
  const format = () =>
    new Intl.DateTimeFormat(languageFacts[locale].dates, {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone: "Europe/Istanbul",
    }).format(moment);
  return attempt(format, isoText(moment).slice(0, 16));
}

/**
 * Formats a time of day to the minute, in the visitor's time zone.
 * @example formatClock("en", new Date(2026, 2, 1, 15, 0)) // "15:00"
 */
export function formatClock(locale: Locale, moment: Date): string {
  const format = () =>
    new Intl.DateTimeFormat(languageFacts[locale].dates, { hour: "2-digit", minute: "2-digit" }).format(
      moment,
    );
  return attempt(format, isoText(moment).slice(11, 16));
}

/**
 * Formats a day with the name of the month, in Istanbul time. A non-breaking space keeps day and month on one
 * line.
 * @example formatLongDate("en", new Date("2026-03-01T12:00:00Z")) // "1 March 2026"
 */
export function formatLongDate(locale: Locale, day: Date): string {
  const format = () =>
    new Intl.DateTimeFormat(languageFacts[locale].dates, {
      dateStyle: "long",
      timeZone: "Europe/Istanbul",
    })
      .format(day)
      .replace(" ", "\u00a0");
  return attempt(format, isoText(day).slice(0, 10));
}

/**
 * Returns a comparator that sorts items by a string in the language's alphabetical order, or by code units if
 * the browser does not support it.
 * @param language BCP 47 tag
 */
export function byText<Item>(language: string, textOf: (item: Item) => string): (a: Item, b: Item) => number {
  const compare = attempt(
    () => new Intl.Collator(language).compare,
    (a: string, b: string) => Number(a > b) - Number(a < b),
  );
  return (a, b) => compare(textOf(a), textOf(b));
}
