import { pathWithoutLocale } from "./locale-path";

/**
 * Whether an address is one of the onboarding's, where no other company's script ever runs. Whoever types an address in capitals
 * is on their way there as well.
 * @example isOnboardingPath("/en/onboarding/setup/") // true
 */
export const isOnboardingPath = (pathname: string): boolean =>
  /^\/onboarding(\/|$)/.test(pathWithoutLocale(pathname.toLowerCase()));

/** In the address of the sign-up: the package that was pressed in the price list. */
export const packageParameter = "package";

/**
 * Address of a customer story, without language prefix (docs/decisions/004).
 * @example storyPath("mercan-butik") // "/referances/mercan-butik/"
 */
export const storyPath = (slug: string) => `/referances/${slug}/`;

/** Path of the press feed, without language prefix. */
export const feedPath = "/press/feed.xml";

/**
 * What the ids of the feed and of its entries are made of (RFC 9562, 5.5): it never changes, neither with the site's address nor with
 * its name. Another company's site takes another.
 */
export const feedNamespace = "5b1d1c52-7f0e-4b6a-9a52-6d0a4b6f3c11";

/**
 * The address that calls a telephone number.
 * @example telephoneLink("+90 850 000 00 00") // "tel:+908500000000"
 */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
