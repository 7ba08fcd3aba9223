import { createInstance } from "i18next";
import { defaultLocale, isLocale, type Locale } from "@/config/languages";

/** The strings that a page's query asked for, as the i18n plugin wants them. */
export type PageLocales = {
  readonly edges: readonly {
    readonly node: {
      readonly ns: string | null;
      readonly data: string | null;
      readonly language: string | null;
    };
  }[];
};

/** The part of a page's context that the i18n plugin, or create-pages, filled. */
export type PageContext = { language: string; i18n: { originalPath: string } };

/** The language of a page. */
export const localeOfPage = ({ language }: PageContext): Locale =>
  isLocale(language) ? language : defaultLocale;

/**
 * Translates keys of a namespace. Gatsby renders `Head` outside the i18n provider, where the hook is not available; an unknown
 * key gives an empty string.
 */
export function headStrings(
  locales: PageLocales,
  namespace: string,
  variables: Record<string, string | number>,
): (key: string) => string {
  const node = locales.edges.find(({ node: { ns } }) => ns === namespace)?.node;
  const strings = JSON.parse(node?.data ?? "{}") as Record<string, unknown>;
  // Figures are written as the page's language writes them, not as that of the machine which builds the site.
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
