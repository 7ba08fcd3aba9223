import { useEffect, useState, type ComponentProps, type ComponentType } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Locale } from "@/config/languages";
import { addLateStrings } from "@/i18n/late-strings";
import { useLocale } from "@/i18n/use-locale";
import { Button } from "@/ui/button";
import { OnboardingSkeleton } from "./onboarding-skeleton";
import { Notice } from "@/async/remote-content";
import type { SignedUpProps } from "./signed-up";

/** Everything behind the sign-up, as the page puts it together. */
type Screens = ComponentType<Omit<SignedUpProps, "Storefront">>;

type Strings = Record<string, object>;

let component: Screens | null = null;
const stringsBy = new Map<Locale, Strings>();

/** Fetches the screens, the client for the calls included, and their strings in a language; once for the whole visit. */
export type LoadScreens = (locale: Locale) => Promise<void>;

/** Fetches the screens and their strings once; after a failure they are fetched again when they are needed. */
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

/** What is there of the screens in a language: nothing, or both they and their strings. */
function loadedIn(locale: Locale): { Component: Screens; strings: Strings } | null {
  const strings = stringsBy.get(locale);
  return component && strings ? { Component: component, strings } : null;
}

type LazyScreensProps = ComponentProps<Screens> & { loadScreens: LoadScreens };

/** The screens behind the sign-up, from their own chunk; a message and a button to reload when it cannot be fetched. */
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
  addLateStrings(i18n, locale, loaded.strings);
  return <loaded.Component {...props} />;
}
