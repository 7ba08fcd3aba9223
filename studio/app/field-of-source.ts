import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Outline, OutlineItem, Target } from "./api";

/** Whether what an item edits holds a place. */
const isInside = (item: OutlineItem, { file, at }: Target): boolean =>
  item.file === file && item.at.every((key, index) => key === at[index]);

/** Whether two places are the same. */
export const isSamePlace = (a: Target, b: Target): boolean =>
  a.file === b.file && a.at.join("/") === b.at.join("/");

/** The item of a place; undefined where none is just there. */
export const itemAt = (outline: Outline, place: Target): OutlineItem | undefined =>
  outline.sections.flatMap(({ items }) => items).find((item) => isSamePlace(item, place));

/** The item whose form edits a text of the page, and the id of the text's field in it; null where no form does. */
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
