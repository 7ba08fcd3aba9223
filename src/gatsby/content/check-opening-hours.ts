import { valueOf, type ContentFiles } from "./content-files";
import type { Finding } from "./finding";

type Period = { days?: unknown; from?: unknown; to?: unknown };

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Checks that the opening hours open before they close, and name no day twice. */
export function checkOpeningHours(files: ContentFiles): Finding[] {
  const json = files.readable.get("site.json")?.json;
  const periods = valueOf<{ openingHours?: { periods?: Period[] } }>(files, "site.json")?.openingHours
    ?.periods;
  if (!json || !Array.isArray(periods)) return [];
  const seen = new Set<unknown>();
  return periods.flatMap((period, index) => {
    const at = ["openingHours", "periods", index];
    const { days, from, to } = period ?? {};
    const twice = (Array.isArray(days) ? (days as unknown[]) : []).flatMap((day, position) => {
      const isTwice = seen.has(day);
      seen.add(day);
      return isTwice ? [json.finding([...at, "days", position], "day-twice", { value: String(day) })] : [];
    });
    const isReversed = isTime(from) && isTime(to) && from >= to;
    return [...twice, ...(isReversed ? [json.finding([...at, "to"], "hours-reversed", { from, to })] : [])];
  });
}
