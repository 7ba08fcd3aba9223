type ConstantsFile = Record<string, { value: number | string }>;
type SiteFile = { brand: string; storeBrand: string };

/**
 * Returns the variables available in every interface string (`{{trialDays, number}}`, `{{brand}}`): business
 * figures and company names, so that no string repeats them.
 */
export function stringVariables(constants: ConstantsFile, site: SiteFile): Record<string, number | string> {
  const figures = Object.entries(constants).map(([name, { value }]) => [name, value]);
  const values = Object.fromEntries(figures) as Record<string, number | string>; // typed as any by the library
  return { ...values, brand: site.brand, storeBrand: site.storeBrand };
}
