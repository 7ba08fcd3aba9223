import { useEffect, useRef } from "react";
import { useLocale } from "@/i18n/use-locale";
import { ConsentBanner } from "./consent-banner";
import { ConsentPreferences } from "./consent-preferences";
import { deleteTagCookies } from "./forget-tags";
import { wasOpenedAtOnboarding } from "./keep-off-onboarding";
import { hasLoadedTags, loadTags } from "./load-tags";
import { useConsent } from "./use-consent";

/**
 * Asks for consent where a configured script needs it, and loads third-party scripts of the granted categories.
 * Withdrawn consent reloads the page: a running script cannot be stopped otherwise.
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
