import { expect, it } from "vitest";
import { readData } from "../helpers/data-files";

type Color = { id: string; value: string; onValue: string };

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(readData<{ colors: Color[] }>("store.json").colors)(
  "text is readable on the shop colour $id (WCAG 1.4.3)",
  ({ value, onValue }) => {
    const [dark = 0, light = 0] = [luminance(value), luminance(onValue)].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);
