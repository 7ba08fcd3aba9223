import type { Locale } from "@/config/languages";

/** Strings of what any page can open: loaded with it instead of being part of every page. */
type Namespace = "consent" | "errors" | "forms" | "search" | "sign-up";

/**
 * One import a file: an import for all of them would put webpack's search for a file into every page's scripts. The offline set of a
 * language keeps the chunks that are named `lazy-<language>-` (src/gatsby/after-build/offline-set.ts); who is offline is not asked for
 * consent.
 */
const load: Record<Locale, Record<Namespace, () => Promise<{ default: object }>>> = {
  tr: {
    consent: () => import(/* webpackChunkName: "tr-consent" */ "../../locales/tr/consent.json"),
    errors: () => import(/* webpackChunkName: "lazy-tr-errors" */ "../../locales/tr/errors.json"),
    forms: () => import(/* webpackChunkName: "lazy-tr-forms" */ "../../locales/tr/forms.json"),
    search: () => import(/* webpackChunkName: "lazy-tr-search" */ "../../locales/tr/search.json"),
    "sign-up": () => import(/* webpackChunkName: "lazy-tr-sign-up" */ "../../locales/tr/sign-up.json"),
  },
  en: {
    consent: () => import(/* webpackChunkName: "en-consent" */ "../../locales/en/consent.json"),
    errors: () => import(/* webpackChunkName: "lazy-en-errors" */ "../../locales/en/errors.json"),
    forms: () => import(/* webpackChunkName: "lazy-en-forms" */ "../../locales/en/forms.json"),
    search: () => import(/* webpackChunkName: "lazy-en-search" */ "../../locales/en/search.json"),
    "sign-up": () => import(/* webpackChunkName: "lazy-en-sign-up" */ "../../locales/en/sign-up.json"),
  },
};

/**
 * A function that loads the strings of some namespaces in a language.
 * @returns the strings by namespace
 */
export const lateStrings =
  (...namespaces: Namespace[]) =>
  async (locale: Locale): Promise<Record<string, object>> =>
    Object.fromEntries(
      await Promise.all(
        namespaces.map(async (namespace) => [namespace, (await load[locale][namespace]()).default] as const),
      ),
    );
