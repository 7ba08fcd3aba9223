import path from "node:path";
import { foldersIn } from "./list-files";
import { contentDay, publishedItems } from "./publishing";

/** Legal texts by id, with the template that shows each: some have something to do beside them. */
export const legalTemplates = {
  "privacy-policy": "legal",
  useragreement: "legal",
  gdpr: "data-protection",
  cookie: "cookie-policy",
  conditions: "legal",
  accessibility: "legal",
} as const;

/** Slugs of the press items that have an article of their own: the folders of `data/press/articles/`. */
export const pressArticleSlugs = (dataFolder: string): string[] =>
  foldersIn(path.join(dataFolder, "press", "articles"));

/** Slugs of the press items published on a day that have an article of their own. */
export function publishedArticleSlugs(dataFolder: string, day = contentDay()): string[] {
  const published = publishedItems<{ slug: string }>(path.join(dataFolder, "press"), day);
  return pressArticleSlugs(dataFolder).filter((name) => published.some(({ slug }) => slug === name));
}
