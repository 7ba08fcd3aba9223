import fs from "node:fs";
import path from "node:path";

/** Slugs of the press items that have an article of their own: the folders of `data/press/articles/`. */
export function pressArticleSlugs(dataFolder: string): string[] {
  const folder = path.join(dataFolder, "press", "articles");
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
}
