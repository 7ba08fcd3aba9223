import { configuredThirdParties, purposes, type ConsentCategory } from "@/config/third-parties";
import type { Locale } from "@/config/languages";
import { consentSignals } from "./consent-mode";
import { isolateOnboarding } from "./isolate-onboarding";
import { setConsent } from "./google-tag";
import { starters } from "./tag-starters";

const loaded = new Set<string>();

/** Reports whether any third-party script has been loaded in this document. */
export const hasLoadedTags = () => loaded.size > 0;

/**
 * Loads the scripts allowed by the granted categories, each at most once. Before Google's scripts load, every
 * consent signal defaults to denied, and an update grants the allowed ones.
 */
export function loadTags(granted: readonly ConsentCategory[], locale: Locale) {
  const allowed = configuredThirdParties.filter((name) =>
    purposes[name].some((category) => granted.includes(category)),
  );
  const isGoogle = allowed.some((name) => name === "tagManager" || name === "adTag");
  if (isGoogle) {
    if (!loaded.has("tagManager") && !loaded.has("adTag")) setConsent("default", consentSignals([]));
    setConsent("update", consentSignals(granted));
  }
  for (const name of allowed) {
    if (loaded.has(name)) continue;
    if (!hasLoadedTags()) isolateOnboarding();
    loaded.add(name);
    starters[name](locale);
  }
}
