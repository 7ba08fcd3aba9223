import fs from "node:fs";
import palette from "../../data/palette.json";

/**
 * Returns the CSS variable of a palette colour.
 * @example variableOf("ink900") // "--ink-900"
 */
const variableOf = (name: string) => `--${name.replace(/\d+$/, "-$&")}`;

const colors = Object.fromEntries(
  Object.entries(palette).map(([name, value]) => [variableOf(name), value.toLowerCase()]),
);

/**
 * Returns the RGB channels of a colour, for styles that add an alpha value.
 * @example channelsOf("#14112b") // "20 17 43"
 */
const channelsOf = (hex: string) =>
  (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)).join(" ");

/** Generates the palette's style sheet in the tokens layer. */
export const paletteStyles = (): string =>
  [
    "/* Written by `npm run brand` from data/palette.json; src/styles gives each a purpose. */",
    "@layer tokens {",
    "  :root {",
    ...Object.entries(colors).map(([name, value]) => `    ${name}: ${value};`),
    `    --ink-900-rgb: ${channelsOf(palette.ink900)};`,
    "  }",
    "}",
    "",
  ].join("\n");

/** Returns the tokens for a light background, by name: the first declaration of each. */
function tokens(): Record<string, string> {
  const declared = fs.readFileSync("src/styles/tokens.css", "utf8").matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  const found: Record<string, string> = { ...colors };
  for (const [, name = "", value = ""] of declared) found[name] ??= value;
  return found;
}

/**
 * Replaces the tokens of a drawing or style with their values, for files outside the reach of style sheets.
 * @throws {Error} for a token missing from data/palette.json and src/styles/tokens.css
 */
export function withColors(text: string): string {
  const values = tokens();
  const resolve = (part: string): string =>
    part.replace(/var\((--[\w-]+)\)/g, (_use, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`There is no colour ${name}: see data/palette.json`);
      return resolve(value);
    });
  return resolve(text);
}
