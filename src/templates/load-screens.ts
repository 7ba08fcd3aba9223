import { screensLoader } from "@/features/onboarding/lazy-screens";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";

/**
 * Loads the screens after the sign-up, including the storefront, and the strings that the page does not
 * contain yet.
 */
export const loadScreens = screensLoader(
  async () =>
    (await import(/* webpackChunkName: "onboarding-screens" */ "./onboarding-screens")).OnboardingScreens,
  lazyNamespaces("onboarding-screens", "scenes", "storefront"),
);
