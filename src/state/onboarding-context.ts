import { createContext, useContext, type ReactNode } from "react";
import type { Credentials, LegalVersion } from "./onboarding-state";
import type { ShopColor, ShopTheme } from "./shop-look";
import type { Screen } from "./steps";
import type { OnboardingStore } from "./use-onboarding-state";

export type OnboardingFacts = {
  /** Parent domain of shops, without scheme (data/site.json). */
  storeDomain: string;
  /** URL of the application that customers log in to. */
  login: string;
  /** URL of the help pages, with a trailing slash. */
  help: string;
  /** Available shop themes (data/store.json). */
  themes: readonly ShopTheme[];
  colors: readonly ShopColor[];
  /**
   * Day (ISO 8601) on which the note about using a WhatsApp number in two places was last checked
   * (data/constants.json).
   */
  numbersAsOf: string;
  /** Readiness check for the screens that offer it, provided by the page. */
  readiness: ReactNode;
  /** Length of the free trial in days (data/constants.json). */
  trialDays: number;
  /** Legal texts to acknowledge at sign-up, in their current versions (data/legal). */
  acknowledged: readonly LegalVersion[];
  /** Whether the newsletter checkbox is initially checked (data/site.json). */
  isNewsletterTicked: boolean;
};

export type Onboarding = OnboardingStore & {
  /** Credentials, which exist on every screen after sign-up. */
  credentials: Credentials;
  facts: OnboardingFacts;
  screen: Screen;
  /** Screen to return to after an edit; null if the visitor did not come from another screen. */
  back: Screen | null;
  /** Opens the given screen or, after an edit, the screen to return to. */
  goTo: (screen: Screen) => void;
  /** Opens the next screen (`src/state/screen-order.ts`) or, after an edit, the screen to return to. */
  goNext: () => void;
};

const OnboardingContext = createContext<Onboarding | null>(null);

export const OnboardingProvider = OnboardingContext.Provider;

/** Returns the current onboarding. @throws outside OnboardingProvider */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(OnboardingContext);
  if (!onboarding) throw new Error("useOnboarding is used outside OnboardingProvider");
  return onboarding;
}
