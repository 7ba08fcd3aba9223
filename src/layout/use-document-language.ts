import { useEffect } from "react";
import { useLocale } from "@/i18n/use-locale";

/** Updates `<html lang>` after a client-side change of language. */
export function useDocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
