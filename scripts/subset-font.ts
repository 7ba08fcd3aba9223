/**
 * Writes the one font file of the site: Plus Jakarta Sans (SIL OFL 1.1), variable weight, cut down to the characters
 * that Turkish and English need. Run with `npx tsx scripts/subset-font.ts` after a change of the character list.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const turkish = "ÇçĞğİıÖöŞşÜüÂâÎîÛû";
const signs = "\u00A0₺€£©·×–—‘’“”…•→←↑↓✓−°";
/**
 * What the styles ask for and what Turkish needs; alternates that no style asks for would be a sixth of the file. It has to
 * fit, with its headers, into the 14.6 kB that a new connection carries at once.
 */
const keepFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];
/** Two of these are missing in the package's types. */
const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[]; noHinting: boolean } = {
  targetFormat: "woff2",
  keepFeatures,
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 800 } },
};
const source = "node_modules/@fontsource-variable/plus-jakarta-sans/files";

/** The two files a browser would load for Turkish do not overlap, so both are subset and shipped side by side. */
async function main() {
  for (const part of ["latin", "latin-ext"]) {
    const font = await readFile(`${source}/plus-jakarta-sans-${part}-wght-normal.woff2`);
    const subset = await subsetFont(font, ascii + turkish + signs, options);
    await writeFile(`src/styles/fonts/plus-jakarta-sans-${part}.woff2`, subset);
    console.info(`${part}: ${subset.length} bytes`);
  }
}

void main();
