import type { ReactElement } from "react";
import { render } from "@testing-library/react";
import { I18nextContext, I18nextProvider } from "gatsby-plugin-react-i18next";
import { defaultLocale, locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { createStrings } from "./locale-strings";

type PageOptions = { locale?: Locale; path?: string };

/** Renders an element as a page of the site does, with the real strings; `t` gives the expected texts. */
export function renderPage(element: ReactElement, { locale = defaultLocale, path = "/" }: PageOptions = {}) {
  const i18n = createStrings(locale);
  window.history.replaceState(null, "", localizedPath(locale, path));
  document.documentElement.lang = locale;
  const context = {
    language: locale,
    languages: [...locales],
    routed: locale !== defaultLocale,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    originalPath: path,
    path: localizedPath(locale, path),
  };
  const view = render(
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>{element}</I18nextContext.Provider>
    </I18nextProvider>,
  );
  return { ...view, t: i18n.getFixedT(locale) };
}
