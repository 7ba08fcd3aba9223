import { dataFileOf } from "../content/data-files";

type JsonFile = { node: { sourceInstanceName?: unknown; relativePath?: unknown } };

/**
 * The GraphQL type of what gatsby-transformer-json reads from a file.
 * @throws when the file is in `data/` and not listed in data-files.ts
 */
export function typeNameOf({ node }: JsonFile): string {
  const relativePath = String(node.relativePath);
  if (node.sourceInstanceName === "locale") return "LocaleStrings";
  if (relativePath.startsWith("schema/")) return "DataSchema";
  const file = dataFileOf(relativePath);
  if (!file)
    throw new Error(
      `data/${relativePath} is not a known data file: add it to src/gatsby/content/data-files.ts`,
    );
  return file.typeName;
}
