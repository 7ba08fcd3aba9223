import type { i18n } from "i18next";
import type { Locale } from "@/config/languages";

/** Namespaces of strings that optional parts of pages and the onboarding load lazily. */
type Namespace =
  | "consent"
  | "errors"
  | "forms"
  | "onboarding-screens"
  | "readiness"
  | "scenes"
  | "search"
  | "sign-up"
  | "storefront";

/**
 * One import per file: a dynamic path would add webpack's lookup table to every page's scripts. Offline sets
 * contain the chunks prefixed `lazy-<language>-` and, for the onboarding, `onboarding-<language>-`
 * (plugins/offline-pages/offline-set.ts), but not the consent dialog's.
 */
const load: Record<Locale, Record<Namespace, () => Promise<{ default: object }>>> = {
  tr: {
    consent: () => import(/* webpackChunkName: "tr-consent" */ "../../locales/tr/consent.json"),
    errors: () => import(/* webpackChunkName: "lazy-tr-errors" */ "../../locales/tr/errors.json"),
    forms: () => import(/* webpackChunkName: "lazy-tr-forms" */ "../../locales/tr/forms.json"),
    "onboarding-screens": () =>
      import(/* webpackChunkName: "onboarding-tr-screens" */ "../../locales/tr/onboarding-screens.json"),
    readiness: () =>
      import(/* webpackChunkName: "onboarding-tr-readiness" */ "../../locales/tr/readiness.json"),
    scenes: () => import(/* webpackChunkName: "onboarding-tr-scenes" */ "../../locales/tr/scenes.json"),
    search: () => import(/* webpackChunkName: "lazy-tr-search" */ "../../locales/tr/search.json"),
    "sign-up": () => import(/* webpackChunkName: "lazy-tr-sign-up" */ "../../locales/tr/sign-up.json"),
    storefront: () =>
      import(/* webpackChunkName: "onboarding-tr-storefront" */ "../../locales/tr/storefront.json"),
  },
  en: {
    consent: () => import(/* webpackChunkName: "en-consent" */ "../../locales/en/consent.json"),
    errors: () => import(/* webpackChunkName: "lazy-en-errors" */ "../../locales/en/errors.json"),
    forms: () => import(/* webpackChunkName: "lazy-en-forms" */ "../../locales/en/forms.json"),
    "onboarding-screens": () =>
      import(/* webpackChunkName: "onboarding-en-screens" */ "../../locales/en/onboarding-screens.json"),
    readiness: () =>
      import(/* webpackChunkName: "onboarding-en-readiness" */ "../../locales/en/readiness.json"),
    scenes: () => import(/* webpackChunkName: "onboarding-en-scenes" */ "../../locales/en/scenes.json"),
    search: () => import(/* webpackChunkName: "lazy-en-search" */ "../../locales/en/search.json"),
    "sign-up": () => import(/* webpackChunkName: "lazy-en-sign-up" */ "../../locales/en/sign-up.json"),
    storefront: () =>
      import(/* webpackChunkName: "onboarding-en-storefront" */ "../../locales/en/storefront.json"),
  },
};

/** Returns a function that loads the strings of namespaces in a language, keyed by namespace. */
export const lazyNamespaces =
  (...namespaces: Namespace[]) =>
  async (locale: Locale): Promise<Record<string, object>> =>
    Object.fromEntries(
      await Promise.all(
        namespaces.map(async (namespace) => [namespace, (await load[locale][namespace]()).default] as const),
      ),
    );

/**
 * Adds lazily loaded strings to a page. The i18n plugin resets to the page's own strings on each navigation,
 * and the others must be present before their components render. Safe to call on every render.
 */
export function addLazyNamespaces(i18n: i18n, locale: Locale, strings: Record<string, object>): void {
  for (const [namespace, texts] of Object.entries(strings))
    if (!i18n.hasResourceBundle(locale, namespace)) i18n.addResourceBundle(locale, namespace, texts);
}
