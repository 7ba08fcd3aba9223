import { diffValues, valueAt } from "./edit-json";

const maxLength = 40;

const isPlain = (value: unknown) => ["string", "number"].includes(typeof value);

function short(value: unknown): string {
  const text = String(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/**
 * Describes a change for the history; includes both values if a single field changed.
 * @example nameOfChange("Mağaza fiyatı", { value: 25 }, { value: 29 }) // "Mağaza fiyatı: 25 → 29"
 */
export function nameOfChange(label: string, before: unknown, after: unknown): string {
  const [edit, ...others] = diffValues(before, after);
  if (!edit || others.length > 0) return label;
  const [old, now] = [valueAt(before, edit.path), valueAt(after, edit.path)];
  return isPlain(old) && isPlain(now) ? `${label}: ${short(old)} → ${short(now)}` : label;
}
