/**
 * Whether an address is one of the onboarding's, where no other company's script ever runs.
 * @example isOnboardingPath("/en/onboarding/setup/") // true
 */
export const isOnboardingPath = (pathname: string): boolean => /^(\/en)?\/onboarding(\/|$)/i.test(pathname);
