import { valueOf, type ContentFiles } from "./content-files";
import { firstDay, isDay, lastDay, lastKnownDay } from "./days";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import { scheduledCollections, timingOf, type Period } from "./publishing";

type Days = Period & { date?: unknown; updated?: unknown };
type Hours = { days?: unknown; from?: unknown; to?: unknown };

/** A day outside the span that it can be in; another form has a finding of its schema. */
const checkDay = (json: JsonFile, at: JsonPath, value: unknown, min: string, max: string): Finding[] =>
  isDay(value) && (value < min || value > max) ? [json.finding(at, "out-of-range", { value, min, max })] : [];

/** Every item that may have a period, with its place. */
const scheduledItems = ({ readable }: ContentFiles) =>
  [...readable.values()]
    .filter(({ dataFile }) => (scheduledCollections as readonly string[]).includes(dataFile.path))
    .flatMap(({ json }) => {
      const isList = Array.isArray(json.value);
      const items = (isList ? json.value : [json.value]) as (Days | null)[];
      return items.map((item, index) => ({ json, at: isList ? [index] : [], item: item ?? {} }));
    });

/** Days of an item that leave it no time to be shown. */
function checkPeriod(
  json: JsonFile,
  at: JsonPath,
  { publishFrom: from, publishUntil: until }: Days,
): Finding[] {
  const odd = [
    ...checkDay(json, [...at, "publishFrom"], from, firstDay, lastKnownDay),
    ...checkDay(json, [...at, "publishUntil"], until, firstDay, "9999-12-31"),
  ];
  if (odd.length > 0 || !isDay(from) || !isDay(until) || until >= from) return odd;
  return [json.finding([...at, "publishUntil"], "until-before-from", { from, until })];
}

/** The day of a press item, over or no later than the day from which it is shown, and that of its change, between it and today. */
function checkPressDays(json: JsonFile, { date, updated, publishFrom }: Days, today: string): Finding[] {
  const from = isDay(publishFrom) && publishFrom > today ? publishFrom : "";
  if (from && isDay(date) && date > from)
    return [json.finding(["date"], "date-after-publishing", { value: date, from })];
  return [
    ...checkDay(json, ["date"], date, firstDay, from || today),
    ...checkDay(json, ["updated"], updated, isDay(date) ? date : firstDay, today),
  ];
}

/** Checks the days of items and figures: over where they have to be, in order, within what content can speak of. */
export function checkDates(files: ContentFiles, now: Date): Finding[] {
  const today = lastDay(now);
  const constants = files.readable.get("constants.json")?.json;
  const ofFigures = Object.entries(
    (constants?.value ?? {}) as Record<string, Record<string, unknown> | null>,
  ).flatMap(([figure, fact]) =>
    ["asOf", "checked"].flatMap((field) =>
      constants ? checkDay(constants, [figure, field], fact?.[field], firstDay, today) : [],
    ),
  );
  const ofItems = scheduledItems(files).flatMap(({ json, at, item }) => [
    ...checkPeriod(json, at, item),
    ...(json.file.startsWith("data/press/") ? checkPressDays(json, item, today) : []),
  ]);
  return [...ofFigures, ...ofItems, ...checkOpeningHours(files)];
}

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Opening hours that close before they open, or overlap on a day. */
function checkOpeningHours(files: ContentFiles): Finding[] {
  const json = files.readable.get("site.json")?.json;
  const site = valueOf<{ openingHours?: { periods?: Hours[] } } | null>(files, "site.json");
  const seen: { day: unknown; from: string; to: string }[] = [];
  return (site?.openingHours?.periods ?? []).flatMap((period, index) => {
    const at = ["openingHours", "periods", index];
    const { days, from, to } = period ?? {};
    if (!json || !isTime(from) || !isTime(to) || !Array.isArray(days)) return [];
    if (from >= to) return [json.finding([...at, "to"], "hours-reversed", { from, to })];
    // A day that one list names twice has a finding of its own.
    return [...new Set(days as unknown[])].flatMap((day) => {
      const other = seen.find((hours) => hours.day === day && from < hours.to && hours.from < to);
      seen.push({ day, from, to });
      const values = { value: String(day), from, to, other: `${other?.from}-${other?.to}` };
      return other ? [json.finding([...at, "days", days.indexOf(day)], "hours-overlap", values)] : [];
    });
  });
}

/** Says which items are not on the site on a day, and why. */
export const scheduleNotes = (files: ContentFiles, day: string): Finding[] =>
  scheduledItems(files).flatMap(({ json, at, item }) => {
    const { publishFrom: from, publishUntil: until } = item;
    if (isDay(from) && isDay(until) && until < from) return [];
    const timing = timingOf(item, day);
    if (timing === "waiting")
      return [json.finding([...at, "publishFrom"], "item-waiting", { from: String(from) })];
    return timing === "past"
      ? [json.finding([...at, "publishUntil"], "item-past", { until: String(until) })]
      : [];
  });
