import { createInstance } from "i18next";
import { defaultLocale, isLocale, type Locale } from "@/config/languages";

/** Strings from a page's query, in the i18n plugin's format. */
export type PageLocales = {
  readonly edges: readonly {
    readonly node: {
      readonly ns: string | null;
      readonly data: string | null;
      readonly language: string | null;
    };
  }[];
};

/** Fields of the page context set by the i18n plugin or by create-pages. */
export type PageContext = { language: string; i18n: { originalPath: string } };

export const localeOfPage = ({ language }: PageContext): Locale =>
  isLocale(language) ? language : defaultLocale;

/**
 * Returns a translation function for `Head`, which Gatsby renders outside the i18n provider, so the hook is
 * unavailable. Unknown keys yield an empty string.
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
