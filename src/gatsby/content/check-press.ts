import type { ContentFiles } from "./content-files";
import { firstDay, isDay, lastDay, lastKnownDay } from "./days";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";

/** A day that has to be over: of what was written, of a figure, of a look at another company's rules. */
function checkDay(json: JsonFile, at: JsonPath, value: unknown, now: Date): Finding[] {
  if (typeof value !== "string" || !isDay(value)) return [];
  if (at.at(-1) === "asOf" && value > lastDay(now) && value <= lastKnownDay)
    return [json.finding(at, "figure-too-early", { value })];
  return value < firstDay || value > lastDay(now)
    ? [json.finding(at, "date-range", { value, min: firstDay })]
    : [];
}

/** The day of a press item: over, or no later than the day from which it is shown. */
function checkPressDay(json: JsonFile, { date, publishFrom }: Record<string, unknown>, now: Date): Finding[] {
  const from = typeof publishFrom === "string" && isDay(publishFrom) ? publishFrom : "";
  if (typeof date !== "string" || !isDay(date) || from <= lastDay(now))
    return checkDay(json, ["date"], date, now);
  if (date > from) return [json.finding(["date"], "date-after-publishing", { value: date, from })];
  return date < firstDay ? checkDay(json, ["date"], date, now) : [];
}

/** The day of a change: over, and not before that of the press item. */
function checkUpdated(json: JsonFile, { date, updated }: Record<string, unknown>, now: Date): Finding[] {
  if (typeof date !== "string" || typeof updated !== "string" || !isDay(updated)) return [];
  return updated < date
    ? [json.finding(["updated"], "date-range", { value: updated, min: date })]
    : checkDay(json, ["updated"], updated, now);
}

/** Checks the days of press items and figures, and the order of stories, which nothing else would notice before visitors do. */
export function checkPress(files: ContentFiles, now = new Date()): Finding[] {
  const ranks = new Map<unknown, string>();
  return [...files.readable].flatMap(([name, { json }]) => {
    const content = (json.value ?? {}) as Record<string, unknown>;
    if (name.startsWith("press/"))
      return [...checkPressDay(json, content, now), ...checkUpdated(json, content, now)];
    if (name === "constants.json")
      return Object.entries(content).flatMap(([figure, fact]) =>
        (["asOf", "checked"] as const).flatMap((field) =>
          checkDay(json, [figure, field], (fact as Record<string, unknown> | null)?.[field], now),
        ),
      );
    if (!name.startsWith("stories/") || typeof content.rank !== "number") return [];
    const other = ranks.get(content.rank);
    ranks.set(content.rank, `data/${name}`);
    return other ? [json.finding(["rank"], "rank-twice", { value: content.rank, other })] : [];
  });
}
