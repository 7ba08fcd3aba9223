import { useEffect } from "react";
import { useLocale } from "@/i18n/use-locale";

/** Keeps `<html lang>` true after a change of language without a page load. */
export function useDocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
