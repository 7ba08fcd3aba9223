import type { Locale } from "@/config/languages";

type Strings = { default: object };

/**
 * Strings of the sign-up overlay, which any page can open: loaded with it instead of being part of every page.
 * @returns the strings by namespace
 */
export async function loadSignUpStrings(locale: Locale): Promise<Record<string, object>> {
  const load: Record<Locale, () => Promise<Strings[]>> = {
    tr: () =>
      Promise.all([
        import(/* webpackChunkName: "lazy-sign-up-tr" */ "../../locales/tr/sign-up.json"),
        import(/* webpackChunkName: "lazy-forms-tr" */ "../../locales/tr/forms.json"),
        import(/* webpackChunkName: "lazy-errors-tr" */ "../../locales/tr/errors.json"),
      ]),
    en: () =>
      Promise.all([
        import(/* webpackChunkName: "lazy-sign-up-en" */ "../../locales/en/sign-up.json"),
        import(/* webpackChunkName: "lazy-forms-en" */ "../../locales/en/forms.json"),
        import(/* webpackChunkName: "lazy-errors-en" */ "../../locales/en/errors.json"),
      ]),
  };
  const [signUp, forms, errors] = await load[locale]();
  return { "sign-up": signUp?.default ?? {}, forms: forms?.default ?? {}, errors: errors?.default ?? {} };
}
