import { screensLoader } from "@/features/onboarding/lazy-screens";

/** Fetches the screens behind the sign-up, with the storefront in them. */
export const loadScreens = screensLoader(
  async () =>
    (await import(/* webpackChunkName: "onboarding-screens" */ "./onboarding-screens")).OnboardingScreens,
);
