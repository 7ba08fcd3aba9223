import path from "node:path";
import { isFields } from "../../src/lib/is-fields";
import { parsed } from "../../src/gatsby/data/json-texts";
import { textAtCommit } from "../../src/gatsby/data/git";
import { isContentFile } from "./content-paths";
import type { ContentStore } from "./content-store";
import type { Target } from "./target";

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isFields(value)) return [];
  const own = [value.slug, value.id].filter((name) => typeof name === "string");
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

/**
 * Returns the published slugs of a file, which must not change because links, messages and file names refer
 * to them.
 */
export const fixedNames = (store: ContentStore, { file, at }: Target): string[] =>
  isContentFile(file)
    ? [
        ...namesIn(parsed(textAtCommit(store.root, "HEAD", file))),
        ...(at.length === 0 && store.read(file) ? [path.posix.basename(file, ".json")] : []),
      ]
    : [];
