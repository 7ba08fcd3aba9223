/**
 * Generates the site's font files: Plus Jakarta Sans 2.071 (SIL OFL 1.1, licence in `src/styles/fonts`), variable
 * weight, subset to the characters of Turkish, English and the French sample shop (é). Run `npx tsx
 * tools/subset-font.ts` after changing a character list; `src/styles/fonts.css` lists the rare characters.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÇçĞğİıÖöŞşÜüÂâîé";
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** Characters on ordinary pages; the font and a page must together fit into the initial congestion window. */
const everyPage = `${letters}0123456789 \u00A0.,;:+-_@#%$£₺!?()/·©’“”…–×−→`;
/** Characters that pages rarely contain but visitors may type, in a file loaded only on use. */
const rare = [...`${ascii}ÎÛû—‘•←↑↓✓°€`].filter((character) => !everyPage.includes(character)).join("");

const files = {
  "src/styles/fonts/plus-jakarta-sans.woff2": everyPage,
  // Rarely requested; below src/ it would be precached for offline use.
  "static/fonts/plus-jakarta-sans-rare.woff2": rare,
};

/** Font features in use. Unused ligatures, alternates and combining marks would add a fifth to the size. */
const keepFeatures = ["kern", "tnum"];
/** The package's types do not include two of these options. */
const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[]; noHinting: boolean } = {
  targetFormat: "woff2",
  keepFeatures,
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 800 } },
};
/** Complete font in one file, as published by its makers; npm packages split off the Turkish letters. */
const source = "tools/fonts/plus-jakarta-sans.woff2";

/** Formats code points as a `unicode-range`. */
const rangeOf = (characters: string) =>
  [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
    .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`)
    .join(", ");

async function main() {
  const font = await readFile(source);
  for (const [file, characters] of Object.entries(files)) {
    const subset = await subsetFont(font, characters, options);
    await writeFile(file, subset);
    console.info(`${file}: ${subset.length} bytes, unicode-range: ${rangeOf(characters)}`);
  }
}

void main();
