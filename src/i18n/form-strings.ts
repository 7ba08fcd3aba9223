import type { Locale } from "@/config/languages";

type Strings = { default: object };

/**
 * Strings that every form needs, for a form that any page can show: loaded with it instead of being part of every page.
 * @returns the strings by namespace
 */
export async function loadFormStrings(locale: Locale): Promise<Record<string, object>> {
  const load: Record<Locale, () => Promise<Strings[]>> = {
    tr: () =>
      Promise.all([
        import(/* webpackChunkName: "lazy-forms-tr" */ "../../locales/tr/forms.json"),
        import(/* webpackChunkName: "lazy-errors-tr" */ "../../locales/tr/errors.json"),
      ]),
    en: () =>
      Promise.all([
        import(/* webpackChunkName: "lazy-forms-en" */ "../../locales/en/forms.json"),
        import(/* webpackChunkName: "lazy-errors-en" */ "../../locales/en/errors.json"),
      ]),
  };
  const [forms, errors] = await load[locale]();
  return { forms: forms?.default ?? {}, errors: errors?.default ?? {} };
}
