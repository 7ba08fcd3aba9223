import type { Locale } from "@/config/languages";

/** Strings of what any page can open: loaded with it instead of being part of every page. */
type Namespace = "consent" | "errors" | "forms" | "search" | "sign-up";

/**
 * Loads one file. The offline set of a language keeps its chunks by their names, `lazy-<language>-<namespace>-json`
 * (src/gatsby/after-build/offline-set.ts).
 */
const load = (locale: Locale, namespace: Namespace): Promise<{ default: object }> =>
  import(
    /* webpackChunkName: "lazy-[request]" */
    /* webpackInclude: /[\\/](consent|errors|forms|search|sign-up)\.json$/ */
    `../../locales/${locale}/${namespace}.json`
  );

/**
 * A function that loads the strings of some namespaces in a language.
 * @returns the strings by namespace
 */
export const lateStrings =
  (...namespaces: Namespace[]) =>
  async (locale: Locale): Promise<Record<string, object>> =>
    Object.fromEntries(
      await Promise.all(
        namespaces.map(async (namespace) => [namespace, (await load(locale, namespace)).default] as const),
      ),
    );
