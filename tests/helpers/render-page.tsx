import type { ReactElement } from "react";
import { render } from "@testing-library/react";
import { I18nextContext, I18nextProvider } from "gatsby-plugin-react-i18next";
import { defaultLocale, locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { createStrings } from "./locale-strings";

export type PageOptions = { locale?: Locale; path?: string };

/** Wraps an element in the context of a page: language, address and the real strings. */
export function inPage(element: ReactElement, { locale = defaultLocale, path = "/" }: PageOptions = {}) {
  const context = {
    language: locale,
    languages: [...locales],
    routed: locale !== defaultLocale,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    originalPath: path,
    path: localizedPath(locale, path),
  };
  return (
    <I18nextProvider i18n={createStrings(locale)}>
      <I18nextContext.Provider value={context}>{element}</I18nextContext.Provider>
    </I18nextProvider>
  );
}

/** Renders an element in the context of a page; `t` returns the expected texts. */
export function renderPage(element: ReactElement, options: PageOptions = {}) {
  const { locale = defaultLocale, path = "/" } = options;
  window.history.replaceState(null, "", localizedPath(locale, path));
  document.documentElement.lang = locale;
  return { ...render(inPage(element, options)), t: createStrings(locale).getFixedT(locale) };
}
