import { diffValues } from "./edit-json";
import { valueAt } from "./target";

const maxLength = 40;

/**
 * Describes a change for the history; includes both values if a single field changed.
 * @example nameOfChange("Mağaza fiyatı", { value: 25 }, { value: 29 }) // "Mağaza fiyatı: 25 → 29"
 */
export function nameOfChange(label: string, before: unknown, after: unknown): string {
  const [edit, ...others] = diffValues(before, after);
  if (!edit || others.length > 0) return label;
  const values = [before, after].map((value) => valueAt(value, edit.path));
  if (!values.every((value) => ["string", "number"].includes(typeof value))) return label;
  const texts = values.map(String).map((text) => text.slice(0, maxLength) + (text[maxLength] ? "…" : ""));
  return `${label}: ${texts.join(" → ")}`;
}
