import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Outline, OutlineItem, Target } from "./api";

/** Reports whether an item's target contains a place. */
const isInside = (item: OutlineItem, { file, at }: Target): boolean =>
  item.file === file && item.at.every((key, index) => key === at[index]);

/** Reports whether two targets are equal. */
export const isSamePlace = (a: Target, b: Target): boolean =>
  a.file === b.file && a.at.join("/") === b.at.join("/");

/** Returns the item at a target; undefined if there is none. */
export const itemAt = (outline: Outline, place: Target): OutlineItem | undefined =>
  outline.sections.flatMap(({ items }) => items).find((item) => isSamePlace(item, place));

/**
 * Returns the item whose form edits a text of the page, and the id of that text's field; null if there is no
 * such form.
 */
export function fieldOfSource(outline: Outline, source: Target, locale: MaintainerLanguage) {
  const [found] = outline.sections
    .flatMap(({ title, items }) =>
      items.map((item) => ({ item, name: `${title[locale]} › ${item.title[locale]}` })),
    )
    .filter(({ item }) => isInside(item, source))
    .sort((a, b) => b.item.at.length - a.item.at.length);
  if (!found) return null;
  const { item, name } = found;
  return { item, name, id: ["root", ...source.at.slice(item.at.length), locale].join("_") };
}
