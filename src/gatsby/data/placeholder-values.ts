import type { Constant, PlaceholderValues } from "./interpolate";

/** Facts of `data/site.json` that texts may name. */
const siteFacts = [
  "brand",
  "storeBrand",
  "storeDomain",
  "url",
  "legalEntity",
  "address",
  "phone",
  "email",
] as const;

type Site = Record<string, unknown>;

/**
 * Everything a `{placeholder}` in `data/` may name: the business constants and some facts of the site.
 * @param constants content of `data/constants.json`
 * @param site content of `data/site.json`
 */
export function placeholderValues(constants: Record<string, Constant>, site: Site): PlaceholderValues {
  const facts = siteFacts.map((name) => [name, site[name]] as const);
  return { ...constants, ...(Object.fromEntries(facts) as PlaceholderValues) };
}
