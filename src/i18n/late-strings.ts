import type { Locale } from "@/config/languages";

type Strings = Promise<{ default: object }>;

/**
 * Strings of what any page can open: loaded with it instead of being part of every page. The file's name in the comment is that of
 * the chunk, which the offline set of its language keeps when it begins with `lazy-`.
 */
const load = {
  consent: (locale: Locale): Strings =>
    import(/* webpackChunkName: "[request]" */ `../../locales/${locale}/consent.json`),
  errors: (locale: Locale): Strings =>
    import(/* webpackChunkName: "lazy-[request]" */ `../../locales/${locale}/errors.json`),
  forms: (locale: Locale): Strings =>
    import(/* webpackChunkName: "lazy-[request]" */ `../../locales/${locale}/forms.json`),
  search: (locale: Locale): Strings =>
    import(/* webpackChunkName: "lazy-[request]" */ `../../locales/${locale}/search.json`),
  "sign-up": (locale: Locale): Strings =>
    import(/* webpackChunkName: "lazy-[request]" */ `../../locales/${locale}/sign-up.json`),
};

/**
 * A function that loads the strings of some namespaces in a language.
 * @returns the strings by namespace
 */
export const lateStrings =
  (...namespaces: (keyof typeof load)[]) =>
  async (locale: Locale): Promise<Record<string, object>> =>
    Object.fromEntries(
      await Promise.all(
        namespaces.map(async (namespace) => [namespace, (await load[namespace](locale)).default] as const),
      ),
    );
