import { dataFileOf } from "../data/data-files";
import { contentDay, timingOf } from "../data/publishing";

type JsonFile = {
  node: { sourceInstanceName?: unknown; relativePath?: unknown };
  /** Item that Gatsby parsed from the JSON file. */
  object?: unknown;
};

/** Type of unpublished items, which excludes them from pages, feeds, sitemap and search. */
export const unpublishedType = "UnpublishedItem";

/**
 * Returns the GraphQL type of a node created by gatsby-transformer-json.
 * @throws if the file is in `data/` but not listed in data-files.ts
 */
export function typeNameOf({ node, object }: JsonFile, day = contentDay()): string {
  const relativePath = String(node.relativePath);
  if (node.sourceInstanceName === "locale") return "LocaleStrings";
  if (relativePath.startsWith("schema/")) return "DataSchema";
  const file = dataFileOf(relativePath);
  if (!file)
    throw new Error(`data/${relativePath} is not a known data file: add it to src/gatsby/data/data-files.ts`);
  return timingOf(object, day) === "published" ? file.typeName : unpublishedType;
}
