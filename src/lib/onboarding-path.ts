import { pathWithoutLocale } from "./locale-path";

/**
 * Whether an address is one of the onboarding's, where no other company's script ever runs. Whoever types an address in capitals
 * is on their way there as well.
 * @example isOnboardingPath("/en/onboarding/setup/") // true
 */
export const isOnboardingPath = (pathname: string): boolean =>
  /^\/onboarding(\/|$)/.test(pathWithoutLocale(pathname.toLowerCase()));
