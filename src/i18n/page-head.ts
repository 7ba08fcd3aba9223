import { createInstance } from "i18next";
import { defaultLocale, isLocale, type Locale } from "@/config/languages";

/** Strings from a page's query, in the format of the i18n plugin. */
export type PageLocales = {
  readonly edges: readonly {
    readonly node: {
      readonly ns: string | null;
      readonly data: string | null;
      readonly language: string | null;
    };
  }[];
};

/** Fields of the page context that the i18n plugin or create-pages sets. */
export type PageContext = { language: string; i18n: { originalPath: string } };

/** Returns the language of a page. */
export const localeOfPage = ({ language }: PageContext): Locale =>
  isLocale(language) ? language : defaultLocale;

/**
 * Returns a translation function for `Head`, which Gatsby renders outside the i18n provider, where the hook
 * is unavailable; an unknown key yields an empty string.
 */
export function headStrings(
  locales: PageLocales,
  namespace: string,
  variables: Record<string, string | number>,
): (key: string) => string {
  const node = locales.edges.find(({ node: { ns } }) => ns === namespace)?.node;
  const strings = JSON.parse(node?.data ?? "{}") as Record<string, unknown>;
  // Numbers are formatted in the page's language, not that of the build machine.
  const lng = node?.language ?? defaultLocale;
  const i18n = createInstance();
  void i18n.init({
    lng,
    resources: { [lng]: { strings } },
    defaultNS: "strings",
    interpolation: { escapeValue: false, defaultVariables: variables },
    initImmediate: false,
  });
  return (key) => i18n.t(key, { defaultValue: "" });
}
