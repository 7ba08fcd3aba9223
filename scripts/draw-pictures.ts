import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pressCover } from "./pictures/press-cover";
import { storyCover } from "./pictures/story-scenes";
import { themeIds, themePreview } from "./pictures/theme-scenes";

/** Slugs of a collection, from the names of its files. */
const slugsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.basename(name, ".json"));

async function draw(file: string, svg: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 10 }).toFile(file);
}

/** Draws the covers of press items and stories and the theme previews again, from the scenes in scripts/pictures. */
async function drawPictures() {
  for (const slug of slugsIn("data/press")) await draw(`data/press/covers/${slug}.png`, pressCover(slug));
  for (const slug of slugsIn("data/stories")) await draw(`data/stories/covers/${slug}.png`, storyCover(slug));
  for (const id of themeIds) await draw(`data/store/${id}.png`, themePreview(id));
}

void drawPictures();
