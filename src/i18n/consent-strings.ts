import type { Locale } from "@/config/languages";

type Strings = { default: object };

/**
 * Strings of the consent banner: loaded with it, since most sites need none.
 * @returns the strings by namespace
 */
export async function loadConsentStrings(locale: Locale): Promise<Record<string, object>> {
  const load: Record<Locale, () => Promise<Strings>> = {
    tr: () => import(/* webpackChunkName: "consent-tr" */ "../../locales/tr/consent.json"),
    en: () => import(/* webpackChunkName: "consent-en" */ "../../locales/en/consent.json"),
  };
  return { consent: (await load[locale]()).default };
}
