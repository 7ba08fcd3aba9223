import { useI18next } from "gatsby-plugin-react-i18next";
import { defaultLocale, isLocale, type Locale } from "@/config/languages";
import { useEffect } from "react";

/** Returns the language of the current page. */
export function useLocale(): Locale {
  const { language } = useI18next();
  return isLocale(language) ? language : defaultLocale;
}

/** Updates `<html lang>` after a client-side change of language. */
export function useDocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
