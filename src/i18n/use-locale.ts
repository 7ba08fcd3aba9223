import { useI18next } from "gatsby-plugin-react-i18next";
import { defaultLocale, isLocale, type Locale } from "@/config/languages";
import { useEffect } from "react";

export function useLocale(): Locale {
  const { language } = useI18next();
  return isLocale(language) ? language : defaultLocale;
}

/** Updates `<html lang>` after a client-side language switch. */
export function useDocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
