import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Locale } from "@/config/languages";
import type { RecoveryWindow } from "@/lib/recovery-window";
import { addLazyNamespaces } from "@/i18n/lazy-namespaces";
import { useLocale } from "@/i18n/use-locale";

type Loaded<Part> = { part: Part; locale: Locale; strings: Record<string, object> };

type LatePart<Part> = {
  /** The loaded component; null until it and its strings are loaded. */
  part: Part | null;
  hasFailed: boolean;
  retry: () => void;
};

/** Suppresses the page's load-failure notice until all files of a component have loaded or failed. */
function withoutNotice(files: readonly Promise<unknown>[], page: RecoveryWindow = window) {
  page.___parts = (page.___parts ?? 0) + 1;
  void Promise.allSettled(files).then(() => {
    page.___parts = (page.___parts ?? 1) - 1;
  });
}

/**
 * Loads a component and its strings on demand. The caller renders the loading and error states.
 * @param loadPart a stable function with the dynamic import
 * @param loadStrings returns the strings of a language, keyed by namespace
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
    const files = [loadPart(), loadStrings(locale)] as const;
    withoutNotice(files);
    Promise.all(files).then(
      ([part, strings]) => isCurrent && setLoaded({ part, locale, strings }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isReady, hasFailed, loadPart, loadStrings, locale]);

  if (isReady) addLazyNamespaces(i18n, locale, loaded.strings);

  const retry = useCallback(() => setHasFailed(false), []);
  return { part: isReady ? loaded.part : null, hasFailed, retry };
}
