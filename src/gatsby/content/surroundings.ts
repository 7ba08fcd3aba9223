import { readBrandNames } from "./brand-names";
import { figuresOf, readUnits, type ContentFiles } from "./content-files";
import type { Names } from "./judge-placeholders";
import type { SchemaValidator } from "./schema-validator";
import type { SitePages } from "./site-pages";

/** What every text of the content is compared with. */
export type Surroundings = {
  files: ContentFiles;
  names: Names;
  brands: ReturnType<typeof readBrandNames>;
  pages: SitePages;
  /** The day by which items are published. */
  day: string;
  checkOf: SchemaValidator["checkOf"];
};

export function surroundingsOf(
  files: ContentFiles,
  pages: SitePages,
  day: string,
  { checkOf }: SchemaValidator,
): Surroundings {
  const units = Object.entries(readUnits(files.root));
  const prices = new Set(units.flatMap(([name, unit]) => (unit === "money" ? [name] : [])));
  const names = { placeholders: files.placeholders, figures: figuresOf(files), prices };
  return { files, names, brands: readBrandNames(files.root), pages, day, checkOf };
}
