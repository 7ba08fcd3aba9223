import { useEffect, useRef } from "react";
import { useLocale } from "@/i18n/use-locale";
import { ConsentBanner } from "./consent-banner";
import { ConsentPreferences } from "./consent-preferences";
import { deleteTagCookies } from "./forget-tags";
import { wasOpenedAtOnboarding } from "./isolate-onboarding";
import { hasLoadedTags, loadTags } from "./load-tags";
import { useConsent } from "./use-consent";

/**
 * Requests consent if a configured script needs it, and loads the third-party scripts of the granted
 * categories. Withdrawing consent reloads the page, since a running script cannot be stopped.
 */
export function Consent() {
  const locale = useLocale();
  const { granted, isUndecided, isChoosing } = useConsent();
  const before = useRef(granted);

  useEffect(() => {
    const isTakenBack = before.current.some((category) => !granted.includes(category));
    before.current = granted;
    if (isTakenBack) {
      deleteTagCookies();
      if (hasLoadedTags()) window.location.reload();
      return;
    }
    if (granted.length > 0 && !wasOpenedAtOnboarding()) loadTags(granted, locale);
  }, [granted, locale]);

  return (
    <>
      {isUndecided && <ConsentBanner />}
      {isChoosing && <ConsentPreferences granted={granted} />}
    </>
  );
}
