/** `npm run brand`: generates the files derived from brand colours, drawings and tools/pictures. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { locales, type Locale } from "../src/config/languages";
import { sharePictures } from "../src/config/share-pictures";
import { brandFiles } from "./brand/brand-files";
import { withColors } from "./brand/palette";

const folder = "tools/pictures";

/** Reads an SVG, replacing variables with the palette's colours. */
const read = (file: string) => withColors(fs.readFileSync(file, "utf8"));

async function draw(file: string, svg: string, colours = 256) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 10, colours }).toFile(file);
}

/** Nests an SVG inside another. */
const placed = (svg: string, attributes: string) =>
  svg.replace(/<svg([^>]*?)>/, (_tag, own: string) => {
    const kept = own.replace(/\s(width|height|x|y)="[^"]*"/g, "");
    return `<svg${kept} ${attributes}>`;
  });

/** Brand mark and language flag for the corner of a share image. */
const signature = (locale: Locale) => `
  <g filter="url(#shadow)"><rect x="40" y="526" width="172" height="72" rx="36" fill="#fff"/></g>
  <g transform="translate(58 538) scale(1.2)">${placed(read("data/brand/mark.svg"), 'width="40" height="40"')}</g>
  <clipPath id="flag"><circle cx="160" cy="562" r="20"/></clipPath>
  <g clip-path="url(#flag)">${placed(read(`static/flags/${locale}.svg`), 'x="140" y="542" width="40" height="40"')}</g>`;

const sharePicture = (name: string, locale: Locale): string =>
  read(`${folder}/share/${name}.svg`).replace(/<\/svg>\s*$/, `${signature(locale)}</svg>`);

async function drawBrand() {
  for (const [file, content] of Object.entries(await brandFiles())) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  const places = { press: "data/press/covers", stories: "data/stories/covers", store: "data/store" };
  for (const [kind, place] of Object.entries(places))
    for (const file of fs.readdirSync(`${folder}/${kind}`))
      await draw(`${place}/${path.parse(file).name}.png`, read(`${folder}/${kind}/${file}`));
  // Every share downloads one of these files, so a small palette keeps them small.
  for (const locale of locales)
    for (const name of sharePictures)
      await draw(`static/share/${locale}/${name}.png`, sharePicture(name, locale), 64);
}

void drawBrand();
