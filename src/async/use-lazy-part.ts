import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Locale } from "@/config/languages";
import { addLateStrings } from "@/i18n/late-strings";
import { useLocale } from "@/i18n/use-locale";

type Loaded<Part> = { part: Part; locale: Locale; strings: Record<string, object> };

type LatePart<Part> = {
  /** The part, once it and its strings in the page's language are there. */
  part: Part | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * A part that is loaded, with its strings, only when somebody wants it.
 * @param loadPart a stable function with the dynamic import
 * @param loadStrings strings of a language by namespace
 */
export function useLazyPart<Part>(
  isWanted: boolean,
  loadPart: () => Promise<Part>,
  loadStrings: (locale: Locale) => Promise<Record<string, object>>,
): LatePart<Part> {
  const { i18n } = useTranslation("layout");
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded<Part>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isReady = loaded?.locale === locale;

  useEffect(() => {
    if (!isWanted || isReady || hasFailed) return;
    let isCurrent = true;
    Promise.all([loadPart(), loadStrings(locale)]).then(
      ([part, strings]) => isCurrent && setLoaded({ part, locale, strings }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isReady, hasFailed, loadPart, loadStrings, locale]);

  if (isReady) addLateStrings(i18n, locale, loaded.strings);

  const retry = useCallback(() => setHasFailed(false), []);
  return { part: isReady ? loaded.part : null, hasFailed, retry };
}
