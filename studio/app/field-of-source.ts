import type { MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import type { Outline, OutlineItem, Target } from "./api";

/** Whether what an item edits holds a place. */
export const isInside = (item: OutlineItem, { file, at }: Target): boolean =>
  item.file === file && item.at.every((key, index) => key === at[index]);

/** Whether two places are the same. */
export const isSamePlace = (a: Target, b: Target): boolean =>
  a.file === b.file && a.at.join("/") === b.at.join("/");

/** The item whose form edits a text of the page, and the id of the text's field in it; null where no form does. */
export function fieldOfSource(outline: Outline, source: Target, locale: MaintainerLanguage) {
  const [item] = outline.sections
    .flatMap(({ items }) => items)
    .filter((entry) => isInside(entry, source))
    .sort((a, b) => b.at.length - a.at.length);
  if (!item) return null;
  return { item, id: ["root", ...source.at.slice(item.at.length), locale].join("_") };
}
