import { jsonOf, type ContentFiles } from "../content-files";
import { firstDay, isDay, judgeDay, lastDay, lastKnownDay } from "./days";
import type { Finding } from "../finding";
import type { JsonFile } from "./json-file";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import { scheduledCollections, timingOf, type Period } from "../../../src/gatsby/data/publishing";

type Days = Period & { date?: unknown; updated?: unknown };
type Hours = { days: string[]; from: string; to: string };

export const checkRange = (
  json: JsonFile,
  at: JsonPath,
  value: number | undefined,
  min: number,
  max: number,
): Finding[] =>
  value !== undefined && (value < min || value > max)
    ? [json.finding(at, "out-of-range", { value, min, max })]
    : [];

/** Reports a day outside its valid range; malformed days are reported by the schema check. */
function checkDay(json: JsonFile, at: JsonPath, value: unknown, min: string, max: string): Finding[] {
  const found = isDay(value) ? judgeDay(value, min, max) : null;
  return found ? [json.finding(at, found.rule, found.values)] : [];
}

/** Returns all items that can have a publication period, with their paths. */
const scheduledItems = ({ readable }: ContentFiles) =>
  [...readable.values()]
    .filter(({ dataFile }) => (scheduledCollections as readonly string[]).includes(dataFile.path))
    .flatMap(({ json }) => {
      const isList = Array.isArray(json.value);
      const items = (isList ? json.value : [json.value]) as (Days | null)[];
      return items.map((item, index) => ({ json, at: isList ? [index] : [], item: item ?? {} }));
    });

/** Checks the order of an item's days, and that some are in the past. */
function checkItem(json: JsonFile, at: JsonPath, item: Days, today: string): Finding[] {
  const { publishFrom: from, publishUntil: until, date, updated } = item;
  const ofPeriod = [
    ...checkDay(json, [...at, "publishFrom"], from, firstDay, lastKnownDay),
    ...checkDay(json, [...at, "publishUntil"], until, isDay(from) ? from : firstDay, "9999-12-31"),
  ];
  if (ofPeriod.length > 0 || !json.file.startsWith("data/press/")) return ofPeriod;
  return [
    ...checkDay(json, ["date"], date, firstDay, isDay(from) && from > today ? from : today),
    ...checkDay(json, ["updated"], updated, isDay(date) ? date : firstDay, today),
  ];
}

/** Checks the days of items and figures: order, plausible range, and that some are in the past. */
export function checkDates(files: ContentFiles, now: Date): Finding[] {
  const today = lastDay(now);
  const constants = jsonOf(files, "constants.json");
  const ofFigures = Object.entries(constants.value as Record<string, Record<string, unknown>>).flatMap(
    ([figure, fact]) =>
      ["asOf", "checked"].flatMap((field) =>
        checkDay(constants, [figure, field], fact[field], firstDay, today),
      ),
  );
  const ofItems = scheduledItems(files).flatMap(({ json, at, item }) => checkItem(json, at, item, today));
  return [...ofFigures, ...ofItems, ...checkOpeningHours(files)];
}

/** Reports opening hours that end before they start, or that overlap. */
function checkOpeningHours(files: ContentFiles): Finding[] {
  const json = jsonOf(files, "site.json");
  const { openingHours } = json.value as { openingHours?: { periods: Hours[] } };
  const seen: { day: string; from: string; to: string }[] = [];
  return (openingHours?.periods ?? []).flatMap(({ days, from, to }, index) => {
    const at = ["openingHours", "periods", index];
    // Malformed times are reported by the schema check.
    if (![from, to].every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))) return [];
    if (from >= to)
      return [json.finding([...at, "to"], "out-of-range", { value: to, min: from, max: "23:59" })];
    // Days listed twice are reported separately.
    return [...new Set(days)].flatMap((day) => {
      const other = seen.find((hours) => hours.day === day && from < hours.to && hours.from < to);
      seen.push({ day, from, to });
      const values = { value: day, from, to, other: `${other?.from}-${other?.to}` };
      return other ? [json.finding([...at, "days", days.indexOf(day)], "hours-overlap", values)] : [];
    });
  });
}

/** Lists items that are not published on a day, with the reason. */
export const scheduleNotes = (files: ContentFiles, day: string): Finding[] =>
  scheduledItems(files).flatMap(({ json, at, item }) => {
    const { publishFrom: from, publishUntil: until } = item;
    const timing = isDay(from) && isDay(until) && until < from ? "published" : timingOf(item, day);
    if (timing === "published") return [];
    return timing === "waiting"
      ? [json.finding([...at, "publishFrom"], "item-waiting", { from: String(from) })]
      : [json.finding([...at, "publishUntil"], "item-past", { until: String(until) })];
  });
