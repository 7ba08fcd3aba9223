import { useEffect } from "react";
import type { Locale } from "@/config/languages";
import { isConstrained } from "@/lib/browser-support";
import type { LoadScreens } from "./lazy-screens";

/** Milliseconds to wait before prefetching, until the first screen has probably loaded. */
const settled = 2000;

/** Prefetches the screens that follow sign-up; if that fails, they are loaded when needed. */
export const fetchScreens = (loadScreens: LoadScreens, locale: Locale) =>
  void loadScreens(locale).catch(() => undefined);

/**
 * Prefetches the screens that follow sign-up while the visitor types, except in data-saving mode or on a slow
 * connection.
 */
export function useScreensPrefetch(loadScreens: LoadScreens, locale: Locale) {
  useEffect(() => {
    if (isConstrained()) return;
    const timer = setTimeout(() => fetchScreens(loadScreens, locale), settled);
    return () => clearTimeout(timer);
  }, [loadScreens, locale]);
}
