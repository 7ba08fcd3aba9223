import fs from "node:fs";
import path from "node:path";
import { contentDay, publishedItems } from "../content/publishing";

/** Slugs of the press items that have an article of their own: the folders of `data/press/articles/`. */
export function pressArticleSlugs(dataFolder: string): string[] {
  const folder = path.join(dataFolder, "press", "articles");
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
}

/** Slugs of the press items published on a day that have an article of their own. */
export function publishedArticleSlugs(dataFolder: string, day = contentDay()): string[] {
  const published = publishedItems<{ slug: string }>(path.join(dataFolder, "press"), day);
  return pressArticleSlugs(dataFolder).filter((name) => published.some(({ slug }) => slug === name));
}
