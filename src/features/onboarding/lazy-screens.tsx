import { useEffect, useState, type ComponentProps, type ComponentType } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Locale } from "@/config/languages";
import { addLazyNamespaces } from "@/i18n/lazy-namespaces";
import { useLocale } from "@/i18n/use-locale";
import { Button } from "@/ui/button";
import { OnboardingSkeleton } from "./onboarding-skeleton";
import { Notice } from "@/async/remote-content";
import type { SignedUpProps } from "./signed-up";

/** Component with all screens that follow sign-up, composed by the page. */
type Screens = ComponentType<Omit<SignedUpProps, "Storefront">>;

type Strings = Record<string, object>;

let component: Screens | null = null;
const stringsBy = new Map<Locale, Strings>();

/** Loads the screens, the API client and the strings of a language, at most once per visit. */
export type LoadScreens = (locale: Locale) => Promise<void>;

/** Returns a loader that fetches screens and strings once; after a failure, the next request retries. */
export const screensLoader =
  (fetchScreens: () => Promise<Screens>, fetchStrings: (locale: Locale) => Promise<Strings>): LoadScreens =>
  async (locale) => {
    const [screens, strings] = await Promise.all([
      component ?? fetchScreens(),
      stringsBy.get(locale) ?? fetchStrings(locale),
    ]);
    component = screens;
    stringsBy.set(locale, strings);
  };

/** Returns the screens and their strings in a language once both have loaded; null until then. */
function loadedIn(locale: Locale): { Component: Screens; strings: Strings } | null {
  const strings = stringsBy.get(locale);
  return component && strings ? { Component: component, strings } : null;
}

type LazyScreensProps = ComponentProps<Screens> & { loadScreens: LoadScreens };

/**
 * The lazily loaded screens that follow sign-up, with an error message and a reload button if loading fails.
 */
export function LazyScreens({ loadScreens, ...props }: LazyScreensProps) {
  const { t, i18n } = useTranslation("onboarding");
  const locale = useLocale();
  const [, setProgress] = useState<Locale>();
  const [hasFailed, setHasFailed] = useState(false);
  const loaded = loadedIn(locale);
  const isThere = loaded !== null;

  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    loadScreens(locale).then(
      () => isCurrent && setProgress(locale),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isThere, loadScreens, locale]);

  if (hasFailed) {
    return (
      <div role="alert">
        <Notice tone="danger" message={t("load-failed")}>
          <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
        </Notice>
      </div>
    );
  }
  if (!loaded) return <OnboardingSkeleton />;
  addLazyNamespaces(i18n, locale, loaded.strings);
  return <loaded.Component {...props} />;
}
