import type { Locale } from "@/config/languages";
import { createStrings } from "./locale-strings";

/** Returns the strings of some namespaces by key, for tests that build keys from parts. */
export function stringsOf(
  locale: Locale,
  ...namespaces: string[]
): (key: string, options?: object) => string {
  const i18n = createStrings(locale);
  return (key, options) => String(i18n.t(key as never, { ns: namespaces, ...options }));
}

/** Returns the onboarding's strings by key, including those of the screens after sign-up. */
export const onboardingStrings = (locale: Locale) => stringsOf(locale, "onboarding", "onboarding-screens");
