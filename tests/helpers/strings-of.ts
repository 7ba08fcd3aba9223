import type { Locale } from "@/config/languages";
import { createStrings } from "./locale-strings";

/** The strings of some namespaces by key, for tests whose keys are put together from parts. */
export function stringsOf(
  locale: Locale,
  ...namespaces: string[]
): (key: string, options?: object) => string {
  const i18n = createStrings(locale);
  return (key, options) => String(i18n.t(key as never, { ns: namespaces, ...options }));
}

/** The strings of the onboarding by key: of its first screen, and of those behind the sign-up. */
export const onboardingStrings = (locale: Locale) => stringsOf(locale, "onboarding", "onboarding-screens");
