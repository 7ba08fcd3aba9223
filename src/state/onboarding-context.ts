import { createContext, useContext, type ReactNode } from "react";
import type { Credentials, LegalVersion } from "./onboarding-state";
import type { ShopColor, ShopTheme } from "./shop-look";
import type { Screen } from "./steps";
import type { OnboardingStore } from "./use-onboarding-state";

export type OnboardingFacts = {
  /** Domain under which shops live, without scheme (data/site.json). */
  storeDomain: string;
  /** Address of the application that customers work in. */
  login: string;
  /** Address of the help pages, ending in a slash. */
  help: string;
  /** The looks a shop can have (data/store.json). */
  themes: readonly ShopTheme[];
  colors: readonly ShopColor[];
  /** Day, in ISO 8601, on which the note about using a WhatsApp number in two places held (data/constants.json). */
  numbersAsOf: string;
  /** The readiness check, put in by the page, for the screens it is offered beside. */
  readiness: ReactNode;
  /** Length of the free trial (data/constants.json). */
  trialDays: number;
  /** The texts that are acknowledged at the sign-up, in their present versions (data/legal). */
  acknowledged: readonly LegalVersion[];
  /** Whether the newsletter is ticked until somebody touches its box (data/site.json). */
  isNewsletterTicked: boolean;
};

export type Onboarding = OnboardingStore & {
  /** Present on every screen behind the sign-up. */
  credentials: Credentials;
  facts: OnboardingFacts;
  /** The screen that shows. */
  screen: Screen;
  /** Where a change leads back to, when the visitor came from there to change something. */
  back: Screen | null;
  /** Opens a screen; after a change asked for elsewhere, that place instead. */
  goTo: (screen: Screen) => void;
  /** Opens the screen that follows in the order of `src/state/screen-order.ts`, in the same way. */
  goNext: () => void;
};

const OnboardingContext = createContext<Onboarding | null>(null);

/** Gives the screens the onboarding they work on. */
export const OnboardingProvider = OnboardingContext.Provider;

/** The onboarding a screen works on; only inside OnboardingProvider. */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(OnboardingContext);
  if (!onboarding) throw new Error("useOnboarding is used outside OnboardingProvider");
  return onboarding;
}
