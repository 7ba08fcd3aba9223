import { pathWithoutLocale } from "./locale-path";

/**
 * Reports whether an address belongs to the onboarding, where no third-party scripts run. Ignores case, because
 * upper-case spellings also resolve to it.
 * @example isOnboardingPath("/en/onboarding/setup/") // true
 */
export const isOnboardingPath = (pathname: string): boolean =>
  /^\/onboarding(\/|$)/.test(pathWithoutLocale(pathname.toLowerCase()));

/** Query parameter of the sign-up page with the package selected in the price list. */
export const packageParameter = "package";

/**
 * Returns the path of a customer story, without language prefix (docs/decisions/004).
 * @example storyPath("mercan-butik") // "/referances/mercan-butik/"
 */
export const storyPath = (slug: string) => `/referances/${slug}/`;

/** Path of the press feed, without language prefix. */
export const feedPath = "/press/feed.xml";

/**
 * Namespace of the UUIDs of the feed and its entries (RFC 9562, 5.5). It must never change, even if the
 * site's address or name does; another company's site needs its own.
 */
export const feedNamespace = "5b1d1c52-7f0e-4b6a-9a52-6d0a4b6f3c11";

/**
 * Returns the `tel:` URL of a telephone number.
 * @example telephoneLink("+90 850 000 00 00") // "tel:+908500000000"
 */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
