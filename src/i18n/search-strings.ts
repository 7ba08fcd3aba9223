import type { Locale } from "@/config/languages";

type Strings = { default: object };

/**
 * Strings of the search, which any page can open: loaded with it instead of being part of every page.
 * @returns the strings by namespace
 */
export async function loadSearchStrings(locale: Locale): Promise<Record<string, object>> {
  const load: Record<Locale, () => Promise<Strings>> = {
    tr: () => import(/* webpackChunkName: "lazy-search-tr" */ "../../locales/tr/search.json"),
    en: () => import(/* webpackChunkName: "lazy-search-en" */ "../../locales/en/search.json"),
  };
  return { search: (await load[locale]()).default };
}
