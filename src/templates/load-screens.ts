import { screensLoader } from "@/features/onboarding/lazy-screens";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";

/**
 * Loads the screens behind the sign-up, including the storefront, with the strings that the page does not
 * already contain.
 */
export const loadScreens = screensLoader(
  async () =>
    (await import(/* webpackChunkName: "onboarding-screens" */ "./onboarding-screens")).OnboardingScreens,
  lazyNamespaces("onboarding-screens", "scenes", "storefront"),
);
