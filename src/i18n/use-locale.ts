import { useI18next } from "gatsby-plugin-react-i18next";
import { defaultLocale, isLocale, type Locale } from "@/config/languages";

/** The language of the page being shown. */
export function useLocale(): Locale {
  const { language } = useI18next();
  return isLocale(language) ? language : defaultLocale;
}
