import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";

/** The first year that the press can have written in. */
const minDate = "2000-01-01";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Checks the days of press items and the order of stories, which nothing else would notice before visitors do. */
export function checkPress(files: ContentFiles, now = new Date()): Finding[] {
  // A day later than here may have begun elsewhere.
  const maxDate = dayOf(new Date(now.getTime() + 24 * 60 * 60 * 1000));
  const ranks = new Map<unknown, string>();
  return [...files.readable].flatMap(([name, { json }]) => {
    const { date, rank } = (json.value ?? {}) as { date?: unknown; rank?: unknown };
    if (name.startsWith("press/") && typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date))
      return date < minDate || date > maxDate
        ? [json.finding(["date"], "date-range", { value: date, min: minDate })]
        : [];
    if (!name.startsWith("stories/") || typeof rank !== "number") return [];
    const other = ranks.get(rank);
    ranks.set(rank, `data/${name}`);
    return other ? [json.finding(["rank"], "rank-twice", { value: rank, other })] : [];
  });
}
