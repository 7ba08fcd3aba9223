/**
 * Writes the font files of the site: Plus Jakarta Sans 2.071 (SIL OFL 1.1, its licence is in `src/styles/fonts`), variable weight,
 * cut down to the characters that Turkish and English need. Run with `npx tsx tools/subset-font.ts` after a change of a character
 * list; `src/styles/fonts.css` names the same characters.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÇçĞğİıÖöŞşÜüÂâÎîÛû";
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** What the pages consist of: it has to fit, with its headers, into what a new connection carries at once, beside the page. */
const everyPage = `${letters}0123456789 \u00A0.,;:+-_@#%$£₺!?()/·©’“”…–×−→`;
/** What hardly a page shows and visitors may type: fetched only where one of these is. */
const rare = [...`${ascii}—‘•←↑↓✓°€`].filter((character) => !everyPage.includes(character)).join("");

const files = {
  "src/styles/fonts/plus-jakarta-sans.woff2": everyPage,
  // Fetched by hardly anybody: below src it would be kept for offline use.
  "static/fonts/plus-jakarta-sans-rare.woff2": rare,
};

/** What the styles ask for; ligatures, alternates and combining marks, which none asks for, would be a fifth of the file. */
const keepFeatures = ["kern", "tnum"];
/** Two of these are missing in the package's types. */
const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[]; noHinting: boolean } = {
  targetFormat: "woff2",
  keepFeatures,
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 800 } },
};
/** All characters of the face in one file, as its makers publish it: packages cut Turkish letters off from the others. */
const source = "tools/fonts/plus-jakarta-sans.woff2";

/** The code points of characters as `unicode-range` names them. */
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
