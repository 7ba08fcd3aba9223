import { widths, type Box, type PageBoxes } from "./box";

/** Pixels by which a box may be off: browsers round differently. */
export const tolerance = 2;

const sides = ["x", "y", "width", "height"] as const;

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

/** What has changed about a box, or null where it stands within the tolerance. */
function change(before: Box | null, after: Box | null): string | null {
  if (before === null && after === null) return null;
  if (after === null) return "is no longer shown";
  if (before === null) return "is shown now";
  const moved = sides.filter((side) => Math.abs(after[side] - before[side]) > tolerance);
  if (moved.length === 0) return null;
  return moved
    .map((side) => `${side} ${before[side]} → ${after[side]} (${signed(after[side] - before[side])} px)`)
    .join(", ");
}

/**
 * What stands elsewhere than the record says: one line an element and width.
 * @param words texts by which people know the elements
 */
export function compareBoxes(
  recorded: PageBoxes,
  measured: PageBoxes,
  words: ReadonlyMap<string, string> = new Map(),
): string[] {
  const ways = new Set([...recorded.keys(), ...measured.keys()]);
  return [...ways].flatMap((way) => {
    const text = words.get(way);
    const named = text ? `${way} “${text}”` : way;
    const before = recorded.get(way);
    const after = measured.get(way);
    if (!before) return [`${named} is new`];
    if (!after) return [`${named} is gone`];
    return widths.flatMap((width, index) => {
      const what = change(before[index] ?? null, after[index] ?? null);
      return what ? [`${width} px: ${named}: ${what}`] : [];
    });
  });
}
