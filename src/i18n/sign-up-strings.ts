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
        import("../../locales/tr/sign-up.json"),
        import("../../locales/tr/forms.json"),
        import("../../locales/tr/errors.json"),
      ]),
    en: () =>
      Promise.all([
        import("../../locales/en/sign-up.json"),
        import("../../locales/en/forms.json"),
        import("../../locales/en/errors.json"),
      ]),
  };
  const [signUp, forms, errors] = await load[locale]();
  return { "sign-up": signUp?.default ?? {}, forms: forms?.default ?? {}, errors: errors?.default ?? {} };
}
