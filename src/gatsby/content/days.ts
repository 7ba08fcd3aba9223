/** The first day that content can speak of; an earlier one is a slip of the keyboard. */
export const firstDay = "2000-01-01";

/** The last day that content can speak of. */
export const lastKnownDay = "2099-12-31";

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
  // The end of a day is its last minute: nothing closes on the next one.
  if (/^(?:24|00?)[.:]00$/.test(value.trim())) return value.trim().startsWith("24") ? "→ 23:59" : "→ 00:00";
  const [, hours = "", minutes = "00"] = /^([01]?\d|2[0-3])(?:[.:,]?([0-5]\d))?$/.exec(value.trim()) ?? [];
  return hours && `→ ${hours.padStart(2, "0")}:${minutes}`;
}

const months = [
  ["ocak", "january", "jan"],
  ["şubat", "february", "feb"],
  ["mart", "march", "mar"],
  ["nisan", "april", "apr"],
  ["mayıs", "may"],
  ["haziran", "june", "jun"],
  ["temmuz", "july", "jul"],
  ["ağustos", "august", "aug"],
  ["eylül", "september", "sep", "sept"],
  ["ekim", "october", "oct"],
  ["kasım", "november", "nov"],
  ["aralık", "december", "dec"],
];

/** The number of a month by its name in Turkish or English; empty where it is none. */
function monthOf(name: string): string {
  const word = name.toLocaleLowerCase("tr").replace(/\.$/, "");
  const index = months.findIndex((names) => names.includes(word) || names.includes(name.toLowerCase()));
  return index < 0 ? "" : String(index + 1);
}

/** The days that a text may mean, as the data write them, the likelier first; the calendar may not have them. */
function daysMeant(value: string): string[] {
  const typed = value.replace(/[\u200b-\u200f\u2060\ufeff]/g, "").trim();
  const day = (parts: readonly (string | undefined)[]) => {
    const [year = "", month = "", date = ""] = parts;
    return `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  };
  const [, y, m, d] = /^(\d{4})[./\- ](\d{1,2})[./\- ](\d{1,2})(?:[TZ ].*)?$/.exec(typed) ?? [];
  const [, first, second, year] = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/.exec(typed) ?? [];
  const [, date, name = "", yearOfName] = /^(\d{1,2})\.? (\p{L}+\.?),? (\d{4})$/u.exec(typed) ?? [];
  const [, english = "", dateOfName, lastYear] = /^(\p{L}+\.?) (\d{1,2}),? (\d{4})$/u.exec(typed) ?? [];
  const [, wholeYear, wholeMonth, wholeDay] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(typed) ?? [];
  // Day before month, as in Turkey; the other way where no month has such a number.
  return [
    day([y, m, d]),
    day([year, second, first]),
    day([year, first, second]),
    day([y, d, m]),
    day([yearOfName, monthOf(name), date]),
    day([lastYear, monthOf(english), dateOfName]),
    day([wholeYear, wholeMonth, wholeDay]),
  ];
}

/**
 * A day as people write it, in the form of the data, as a suggestion; empty where it is no such day.
 * @example isoDayOf("3.2.2030") // "→ 2030-02-03"
 */
export function isoDayOf(value: string): string {
  const found = daysMeant(value).find(isDay);
  return found === undefined ? "" : `→ ${found}`;
}

function lastDayOfMonth(text: string): string {
  const [, month = "", day = ""] = /^(\d{4}-(?:0[1-9]|1[0-2]))-(\d{2})$/.exec(text) ?? [];
  const days = ["31", "30", "29", "28"].map((last) => `${month}-${last}`);
  return month === "" || day === "00" || isDay(text) ? "" : (days.find(isDay) ?? "");
}

/**
 * The last day of the month where somebody wrote a day that the month does not have; empty for any other text.
 * @example lastDayInstead("31.02.2026") // "2026-02-28"
 */
export function lastDayInstead(value: string): string {
  const days = daysMeant(value);
  return days.some(isDay) ? "" : (days.map(lastDayOfMonth).find((day) => day !== "") ?? "");
}
