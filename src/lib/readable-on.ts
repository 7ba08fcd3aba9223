import palette from "../../data/palette.json";

/**
 * Returns the relative luminance of a colour written as #rrggbb (WCAG 2.2, definition of relative luminance).
 */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two colours, from 1 (none) to 21 (black on white).
 * @example contrast("#000000", "#ffffff") // 21
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const ink = palette.ink900.toLowerCase();
const white = "#ffffff";

/**
 * Returns the text colour with the higher contrast on a background.
 * @example readableOn("#ffc94d") // "#14112b"
 */
export const readableOn = (ground: string): string =>
  contrast(ground, white) >= contrast(ground, ink) ? white : ink;
