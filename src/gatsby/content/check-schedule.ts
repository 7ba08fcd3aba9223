import { scheduledCollections, timingOf, type Period } from "./publishing";
import type { ContentFiles } from "./content-files";
import { firstDay, isDay, lastKnownDay } from "./days";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";

type Placed = { json: JsonFile; at: JsonPath; item: Period };

/** Every item that may have a period, with its place. */
function scheduledItems({ readable }: ContentFiles): Placed[] {
  return [...readable.values()]
    .filter(({ dataFile }) => (scheduledCollections as readonly string[]).includes(dataFile.path))
    .flatMap(({ json }) => {
      const items = Array.isArray(json.value) ? (json.value as unknown[]) : [json.value];
      return items.map((item, index) => ({
        json,
        at: Array.isArray(json.value) ? [index] : [],
        item: item ?? {},
      }));
    });
}

const dayOf = (value: unknown) => (typeof value === "string" && isDay(value) ? value : null);

/** Checks that the days of every item leave it a time to be shown. */
export const checkSchedule = (files: ContentFiles): Finding[] =>
  scheduledItems(files).flatMap(({ json, at, item }) => {
    const [from, until] = [dayOf(item.publishFrom), dayOf(item.publishUntil)];
    const odd = (["publishFrom", "publishUntil"] as const).flatMap((field) => {
      const value = dayOf(item[field]);
      if (value && value < firstDay)
        return [json.finding([...at, field], "day-too-early", { value, min: firstDay })];
      return field === "publishFrom" && value && value > lastKnownDay
        ? [json.finding([...at, field], "day-too-late", { value, max: lastKnownDay })]
        : [];
    });
    if (odd.length > 0) return odd;
    return from && until && until < from
      ? [json.finding([...at, "publishUntil"], "until-before-from", { from, until })]
      : [];
  });

/** Says which items are not on the site on a day, and why. */
export const scheduleNotes = (files: ContentFiles, day: string): Finding[] =>
  scheduledItems(files).flatMap(({ json, at, item }) => {
    const [from, until] = [dayOf(item.publishFrom), dayOf(item.publishUntil)];
    if (from && until && until < from) return [];
    const timing = timingOf(item, day);
    if (timing === "waiting")
      return [json.finding([...at, "publishFrom"], "item-waiting", { from: from ?? "" })];
    return timing === "past"
      ? [json.finding([...at, "publishUntil"], "item-past", { until: until ?? "" })]
      : [];
  });
