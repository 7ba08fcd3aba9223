import path from "node:path";
import { filesBelow, foldersIn } from "./list-files";
import { contentDay, publishedItems } from "./publishing";

/** Templates of legal texts by id; some contain additional controls. */
export const legalTemplates = {
  "privacy-policy": "legal",
  useragreement: "legal",
  gdpr: "data-protection",
  cookie: "cookie-policy",
  conditions: "legal",
  accessibility: "legal",
} as const;

/** Returns the slugs of press items with an article, i.e. a folder with files in `data/press/articles/`. */
export function pressArticleSlugs(dataFolder: string): string[] {
  const articles = path.join(dataFolder, "press", "articles");
  return foldersIn(articles).filter((slug) => filesBelow(path.join(articles, slug)).length > 0);
}

/** Returns the slugs of press items with an article that are published on a given day. */
export function publishedArticleSlugs(dataFolder: string, day = contentDay()): string[] {
  const published = publishedItems<{ slug: string }>(path.join(dataFolder, "press"), day);
  return pressArticleSlugs(dataFolder).filter((name) => published.some(({ slug }) => slug === name));
}
