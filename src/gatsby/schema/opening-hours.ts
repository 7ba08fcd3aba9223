import { languageFacts } from "../../config/language-facts";
import type { Locale } from "../../config/languages";

/** Days of the week as spelt in the data, from Monday. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Days with the same hours; times have the form HH:MM and are in Istanbul time. */
export type OpeningPeriod = { days: readonly (typeof weekdays)[number][]; from: string; to: string };

/** Opening period as displayed: its days and its hours. */
export type OpeningLine = { days: string; hours: string };

/** Returns the given UTC time on a day of the week that starts on Monday, 1 January 2024. */
const moment = (dayOfWeek: number, time = "12:00") => new Date(`2024-01-0${dayOfWeek + 1}T${time}:00Z`);

/** Groups consecutive days into ranges of a first and last day; two consecutive days remain separate. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length === 2 ? run.map((day) => [day]) : [run]));
}

/**
 * Formats the opening hours in a language, with a 24-hour clock. Runs at build time, because the browser's day
 * names may differ from those in the HTML.
 * @example openingLines([{ days: ["monday", "tuesday", "wednesday"], from: "09:00", to: "18:00" }], "en") // [{
 * days: "Monday–Wednesday", hours: "09:00–18:00" }]
 */
export function openingLines(periods: readonly OpeningPeriod[], locale: Locale): OpeningLine[] {
  const dayFormat = new Intl.DateTimeFormat(languageFacts[locale].dates, {
    weekday: "long",
    timeZone: "UTC",
  });
  const timeFormat = new Intl.DateTimeFormat(languageFacts[locale].dates, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  const list = new Intl.ListFormat(languageFacts[locale].dates, { type: "conjunction" });
  const name = (day: number) => dayFormat.format(moment(day));
  return periods.map(({ days, from, to }) => {
    const inOrder = days.map((day) => weekdays.indexOf(day)).sort((a, b) => a - b);
    const runs = runsOf(inOrder).map((run) => {
      const [first = 0, last = first] = [run[0], run.at(-1)];
      return first === last ? name(first) : `${name(first)}–${name(last)}`;
    });
    const hours = [from, to].map((time) => timeFormat.format(moment(0, time))).join("–");
    return { days: list.format(runs), hours };
  });
}
