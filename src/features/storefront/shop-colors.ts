import { contrast } from "@/lib/readable-on";
import type { ShopColor } from "@/state/shop-look";

/** Least contrast of text (WCAG 2.2, criterion 1.4.3) and of icons and controls (1.4.11). */
const leastForText = 4.5;
const leastForShapes = 3;

export type ColorWarning = "weak-text" | "weak-on-white";

/** What is hard to see in a shop of this colour; null where everything is readable. */
export function colorWarning({ value, onValue }: Pick<ShopColor, "value" | "onValue">): ColorWarning | null {
  if (contrast(value, onValue) < leastForText) return "weak-text";
  return contrast(value, "#ffffff") < leastForShapes ? "weak-on-white" : null;
}
