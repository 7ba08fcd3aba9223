import { useLayoutEffect, useState } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { FoundItem } from "../server/find-text";
import { isInside, isSamePlace, type Target } from "../server/target";
import type { Outline } from "./api";

/** Returns the item at a target; undefined if there is no such item. */
export const itemAt = (outline: Outline, place: Target): FoundItem | undefined =>
  outline.sections.flatMap(({ items }) => items).find((item) => isSamePlace(item, place));

/** Returns the item whose form edits a text of the page, its name, and the field's id; null if none does. */
export function fieldOfSource(outline: Outline, source: Target, locale: MaintainerLanguage) {
  const [found] = outline.sections
    .flatMap(({ title, items }) => items.map((item) => ({ item, section: title[locale] })))
    .filter(({ item }) => isInside(item, source))
    .sort((a, b) => b.item.at.length - a.item.at.length);
  if (!found) return null;
  const { item, section } = found;
  const id = ["root", ...source.at.slice(item.at.length), locale].join("_");
  return { item, name: `${section} › ${item.title[locale]}`, id };
}

/** Returns a function that focuses a field after the next render, or the heading if there is no field. */
export function useFieldFocus() {
  const [field, setField] = useState<{ id: string } | null>(null);
  // A layout effect, since keys typed into a field of the new form would otherwise go to the heading.
  useLayoutEffect(() => {
    // A text has one field per language, any other value a single field.
    const ids = field ? [field.id, field.id.replace(/_[a-z]{2}$/, ""), "title"] : [];
    for (const id of ids) {
      const element = document.getElementById(id);
      element?.focus();
      if (element && document.activeElement === element) return;
    }
  }, [field]);
  return setField;
}
