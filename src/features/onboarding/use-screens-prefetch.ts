import { useEffect } from "react";
import type { Locale } from "@/config/languages";
import { isConstrained } from "@/lib/browser-support";
import type { LoadScreens } from "./lazy-screens";

/** Milliseconds after which the first screen is done with its own loading. */
const settled = 2000;

/** Fetches the screens behind the sign-up; after a failure they are fetched again when they are needed. */
export const fetchScreens = (loadScreens: LoadScreens, locale: Locale) =>
  void loadScreens(locale).catch(() => undefined);

/** Prefetches the screens behind the sign-up while the visitor types, unless they save data or are on a slow connection. */
export function useScreensPrefetch(loadScreens: LoadScreens, locale: Locale) {
  useEffect(() => {
    if (isConstrained()) return;
    const timer = setTimeout(() => fetchScreens(loadScreens, locale), settled);
    return () => clearTimeout(timer);
  }, [loadScreens, locale]);
}
