import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pressCover } from "./pictures/press-cover";
import { locales } from "../src/config/languages";
import { sharePictures } from "../src/config/share-pictures";
import { sharePicture } from "./pictures/share-picture";
import { storyCover } from "./pictures/story-scenes";
import { themeIds, themePreview } from "./pictures/theme-scenes";

/** Slugs of a collection, from the names of its files. */
const slugsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.basename(name, ".json"));

async function draw(file: string, svg: string, colours = 256) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 10, colours }).toFile(file);
}

/** Flat colours: few enough for a small file, which every share downloads. */
const shareColours = 64;

/** Draws every raster picture again, from the scenes in tools/pictures: covers, theme previews, share pictures. */
async function drawPictures() {
  for (const slug of slugsIn("data/press")) await draw(`data/press/covers/${slug}.png`, pressCover(slug));
  for (const slug of slugsIn("data/stories")) await draw(`data/stories/covers/${slug}.png`, storyCover(slug));
  for (const id of themeIds) await draw(`data/store/${id}.png`, themePreview(id));
  for (const locale of locales)
    for (const name of sharePictures)
      await draw(`static/share/${locale}/${name}.png`, sharePicture(name, locale), shareColours);
}

void drawPictures();
