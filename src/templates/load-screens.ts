import { screensLoader } from "@/features/onboarding/lazy-screens";
import { lateStrings } from "@/i18n/late-strings";

/** Fetches the screens behind the sign-up, with the storefront in them, and what the page does not hold of their strings. */
export const loadScreens = screensLoader(
  async () =>
    (await import(/* webpackChunkName: "onboarding-screens" */ "./onboarding-screens")).OnboardingScreens,
  lateStrings("onboarding-screens", "scenes", "storefront"),
);
