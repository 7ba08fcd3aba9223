import { jsonOf, type ContentFiles } from "../content-files";
import { firstDay, isDay, judgeDay, lastKnownDay } from "./days";
import { scheduledCollections, timingOf, type Period } from "../../../src/gatsby/data/publishing";
import { istanbulDay } from "../../../src/lib/istanbul-day";

type Days = Period & { date?: unknown; updated?: unknown };
type Hours = { days: string[]; from: string; to: string };

/** Returns all items that can have a publication period, with their paths. */
const scheduledItems = ({ readable }: ContentFiles) =>
  [...readable.values()]
    .filter(({ dataFile }) => (scheduledCollections as readonly string[]).includes(dataFile.path))
    .flatMap(({ json }) => {
      const isList = Array.isArray(json.value);
      const items = (isList ? json.value : [json.value]) as (Days | null)[];
      return items.map((item, index) => ({ json, at: isList ? [index] : [], item: item ?? {} }));
    });

/** Checks the dates of items and figures: order and plausible range; some must not be in the future. */
export function checkDates(files: ContentFiles, now: Date): void {
  const today = istanbulDay(now);
  const constants = jsonOf(files, "constants.json");
  for (const [figure, fact] of Object.entries(constants.value as Record<string, Record<string, unknown>>))
    for (const field of ["asOf", "checked"])
      constants.add([figure, field], judgeDay(fact[field], firstDay, today));
  for (const { json, at, item } of scheduledItems(files)) {
    const { publishFrom: from, publishUntil: until, date, updated } = item;
    const [ofFrom, ofUntil] = [
      judgeDay(from, firstDay, lastKnownDay),
      judgeDay(until, isDay(from) ? from : firstDay, "9999-12-31"),
    ];
    json.add([...at, "publishFrom"], ofFrom);
    json.add([...at, "publishUntil"], ofUntil);
    if (ofFrom || ofUntil || !json.file.startsWith("data/press/")) continue;
    const isScheduled = isDay(from) && from > today;
    json.add(
      ["date"],
      isScheduled ? judgeDay(date, firstDay, from, "after-start") : judgeDay(date, firstDay, today),
    );
    json.add(["updated"], judgeDay(updated, isDay(date) ? date : firstDay, today));
  }
  checkOpeningHours(files);
}

/** Reports opening hours that end before they start, or that overlap. */
function checkOpeningHours(files: ContentFiles): void {
  const json = jsonOf(files, "site.json");
  const { openingHours } = json.value as { openingHours?: { periods: Hours[] } };
  const seen: (Omit<Hours, "days"> & { day: string })[] = [];
  // Malformed times, and days listed twice, are reported by other checks.
  const periods = json.findings.length > 0 ? [] : (openingHours?.periods ?? []);
  for (const [index, { days, from, to }] of periods.entries()) {
    const at = ["openingHours", "periods", index];
    const values = { value: to, min: from, max: "23:59" };
    if (from >= to) json.add([...at, "to"], { rule: "out-of-range", values });
    const overlaps = seen.filter((one) => days.includes(one.day) && from < one.to && one.from < to);
    seen.push(...days.map((day) => ({ day, from, to })));
    if (!overlaps[0]) continue;
    const hours = { from, to, other: `${overlaps[0].from}-${overlaps[0].to}` };
    const value = overlaps.map(({ day }) => day).join("”, “");
    json.add([...at, "days"], { rule: "hours-overlap", values: { value, ...hours } });
  }
}

/** Adds a reminder to each item that is not published on the given day, with the reason. */
export function noteTimings(files: ContentFiles, day: string): void {
  for (const { json, at, item } of scheduledItems(files)) {
    const { publishFrom: from, publishUntil: until } = item;
    const isReversed = isDay(from) && isDay(until) && until < from;
    const timing = isReversed ? "published" : timingOf(item, day);
    if (timing === "waiting")
      json.add([...at, "publishFrom"], { rule: "item-waiting", values: { from: String(from) } });
    if (timing === "past")
      json.add([...at, "publishUntil"], { rule: "item-past", values: { until: String(until) } });
  }
}
