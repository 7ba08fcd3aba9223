import { placeholderValues } from "../../../src/gatsby/data/placeholder-values";
import type { Constant } from "../../../src/gatsby/data/interpolate";
import { readBrandNames, type BrandName } from "./brand-names";
import { readUnits, valueOf, type ContentFiles } from "../content-files";
import type { SchemaValidator } from "./schema-validator";
import { sitePages, type SitePages } from "./site-pages";

/** Placeholder names that texts may use. */
export type Names = {
  /** All names that have a value. */
  placeholders: ReadonlySet<string>;
  /** Names of figures; only these may be used with plural forms, `{name: one, many}`. */
  figures: ReadonlySet<string>;
  /** Names of figures that are amounts of money. */
  prices: ReadonlySet<string>;
};

/** Data about the whole site that is needed to check a text. */
export type Surroundings = Pick<SchemaValidator, "checkOf"> & {
  files: ContentFiles;
  names: Names;
  brands: readonly BrandName[];
  pages: SitePages;
};

/**
 * Collects the data about the whole site.
 * @param files data files of the shape that their schemas require
 */
export function surroundingsOf(files: ContentFiles, { checkOf }: SchemaValidator, now: Date): Surroundings {
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  const site = valueOf<Record<string, unknown>>(files, "site.json");
  const units = readUnits(files.root);
  const names: Names = {
    placeholders: new Set(Object.keys(placeholderValues(constants, site))),
    figures: new Set(Object.keys(constants)),
    prices: new Set(Object.keys(units).filter((name) => units[name] === "money")),
  };
  return { files, checkOf, names, brands: readBrandNames(files), pages: sitePages(files, now) };
}
