import path from "node:path";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";

/** Checks that a slug is unique in its list, and is the file's name where each item has a file. */
export function checkSlugs(files: ContentFiles): Finding[] {
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    if (Array.isArray(json.value)) {
      const slugs = json.value.map((item: { slug?: unknown }) => item?.slug);
      return slugs.flatMap((slug, index) =>
        typeof slug === "string" && slugs.indexOf(slug) < index
          ? [json.finding([index, "slug"], "slug-twice", { value: slug })]
          : [],
      );
    }
    const { slug } = (json.value ?? {}) as { slug?: unknown };
    const expected = path.basename(name, ".json");
    return dataFile.path.endsWith("/") && typeof slug === "string" && slug !== expected
      ? [json.finding(["slug"], "slug-of-file", { nearest: expected })]
      : [];
  });
}
