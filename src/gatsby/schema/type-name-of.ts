import { dataFileOf } from "../data/data-files";
import { contentDay, timingOf } from "../data/publishing";

type JsonFile = {
  node: { sourceInstanceName?: unknown; relativePath?: unknown };
  /** The item itself. */
  object?: unknown;
};

/**
 * The GraphQL type of what gatsby-transformer-json reads from a file.
 * @throws when the file is in `data/` and not listed in data-files.ts
 */
export function typeNameOf({ node, object }: JsonFile, day = contentDay()): string {
  const relativePath = String(node.relativePath);
  if (node.sourceInstanceName === "locale") return "LocaleStrings";
  if (relativePath.startsWith("schema/")) return "DataSchema";
  const file = dataFileOf(relativePath);
  if (!file)
    throw new Error(`data/${relativePath} is not a known data file: add it to src/gatsby/data/data-files.ts`);
  // Of another type, it is in no list, in no relation and found by no query: pages, feeds, sitemap and search go without it.
  return timingOf(object, day) === "published" ? file.typeName : "UnpublishedItem";
}
