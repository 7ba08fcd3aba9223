import type { Constant, PlaceholderValues } from "./interpolate";

/** Fields of `data/site.json` available as placeholders. */
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
 * Returns the values of all `{placeholder}`s in `data/`: the business constants and some fields of the site's
 * data.
 * @param constants content of `data/constants.json`
 * @param site content of `data/site.json`
 */
export function placeholderValues(constants: Record<string, Constant>, site: Site): PlaceholderValues {
  const facts = siteFacts.map((name) => [name, site[name]] as const);
  return { ...(Object.fromEntries(facts) as PlaceholderValues), ...constants };
}
