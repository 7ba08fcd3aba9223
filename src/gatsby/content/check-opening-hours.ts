import { valueOf, type ContentFiles } from "./content-files";
import type { Finding } from "./finding";

type Period = { days?: unknown; from?: unknown; to?: unknown };

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Closing at midnight, or on the next day, as the periods of two days. */
function closingNear(from: string, to: string): string {
  if (to === "00:00") return "→ 23:59";
  return to < "12:00" && from > to ? `→ ${from}-23:59, 00:00-${to}` : "";
}

/** Checks that the opening hours open before they close, and that those of a day do not overlap, as around a break. */
export function checkOpeningHours(files: ContentFiles): Finding[] {
  const json = files.readable.get("site.json")?.json;
  const periods = valueOf<{ openingHours?: { periods?: Period[] } }>(files, "site.json")?.openingHours
    ?.periods;
  if (!json || !Array.isArray(periods)) return [];
  const seen = new Map<unknown, { from: string; to: string }[]>();
  return periods.flatMap((period, index) => {
    const at = ["openingHours", "periods", index];
    const { days, from, to } = period ?? {};
    if (!isTime(from) || !isTime(to)) return [];
    if (from >= to)
      return [json.finding([...at, "to"], "hours-reversed", { from, to, nearest: closingNear(from, to) })];
    return (Array.isArray(days) ? (days as unknown[]) : []).flatMap((day, position, all) => {
      // A day that one list names twice has a finding of its own.
      if (all.indexOf(day) !== position) return [];
      const others = seen.get(day) ?? [];
      seen.set(day, [...others, { from, to }]);
      const other = others.find((hours) => from < hours.to && hours.from < to);
      if (!other) return [];
      const values = { value: String(day), from, to, other: `${other.from}-${other.to}` };
      return [json.finding([...at, "days", position], "day-twice", values)];
    });
  });
}
