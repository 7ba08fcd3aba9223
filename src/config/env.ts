import type { Locale } from "./languages";

/** Parses an origin; the error message includes the variable's name. */
function originOf(name: string, value: string): string {
  try {
    return new URL(value).origin;
  } catch {
    throw new Error(`${name} must be an absolute address such as https://api.example.com, not "${value}".`);
  }
}

/** Parses an absolute base URL, to which paths are appended: an origin with an optional path. */
function baseOf(name: string, value: string): string {
  const origin = originOf(name, value);
  return origin + new URL(value).pathname.replace(/\/+$/, "");
}

/** Parses an on/off variable; undefined if it is empty. */
function switchOf(name: string, value: string): boolean | undefined {
  if (value === "") return undefined;
  if (value === "on" || value === "off") return value === "on";
  throw new Error(`${name} must be on or off, not "${value}".`);
}

/** Parses a JSON object; null if the variable is empty. */
function objectOf(name: string, text: string): Record<string, unknown> | null {
  if (text === "") return null;
  const error = new Error(`${name} must be a JSON object such as {"setup":{}}, not "${text}".`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw error;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw error;
  return value as Record<string, unknown>;
}

/** Validates an id that is used in a URL. */
function idOf(name: string, value: string, pattern: RegExp): string {
  if (value === "" || pattern.test(value)) return value;
  throw new Error(`${name} must look like ${pattern.source}, not "${value}".`);
}

// Written out, because the bundler replaces these exact expressions with their values.
const apiBaseUrl = process.env.GATSBY_API_BASE_URL ?? "";
const idempotencyKey = process.env.GATSBY_API_IDEMPOTENCY_KEY ?? "";
const formTrace = process.env.GATSBY_API_FORM_TRACE ?? "";
const onboardingHash = process.env.GATSBY_API_ONBOARDING_HASH ?? "";
const facebookAppId = process.env.GATSBY_FACEBOOK_APP_ID ?? "";
const facebookConfigId = process.env.GATSBY_FACEBOOK_CONFIG_ID ?? "";
const facebookLoginExtras = process.env.GATSBY_FACEBOOK_LOGIN_EXTRAS ?? "";
const facebookApiVersion = process.env.GATSBY_FACEBOOK_API_VERSION ?? "";
const adTagId = process.env.GATSBY_AD_TAG_ID ?? "";
const tagManagerId = process.env.GATSBY_TAG_MANAGER_ID ?? "";
const pixelId = process.env.GATSBY_PIXEL_ID ?? "";
const socialSdkId = process.env.GATSBY_SOCIAL_SDK_ID ?? "";

/**
 * Settings from the environment, parsed once; an invalid value stops the build with an error naming the
 * variable.
 */
export const env = {
  /** Base URL of the backend, without a trailing slash; empty for the site's own origin. */
  apiBaseUrl: apiBaseUrl && baseOf("GATSBY_API_BASE_URL", apiBaseUrl),
  /**
   * Whether to send each optional request header; if undefined, headers are sent only to the site's own origin.
   */
  apiHeaders: {
    idempotencyKey: switchOf("GATSBY_API_IDEMPOTENCY_KEY", idempotencyKey),
    formTrace: switchOf("GATSBY_API_FORM_TRACE", formTrace),
    onboardingHash: switchOf("GATSBY_API_ONBOARDING_HASH", onboardingHash),
  },
  /** Origins that a page may call besides its own. */
  apiOrigins: apiBaseUrl ? [originOf("GATSBY_API_BASE_URL", apiBaseUrl)] : [],
  /** Settings for Meta's login, configurable because Meta changes its login flow between versions. */
  facebook: {
    /** Meta application id; empty to use the local replacement for the login dialog. */
    appId: facebookAppId,
    /** Configuration id of "Facebook Login for Business"; empty for the plain login. */
    configId: facebookConfigId,
    /** Value of `extras` for FB.login. */
    loginExtras: objectOf("GATSBY_FACEBOOK_LOGIN_EXTRAS", facebookLoginExtras),
    apiVersion: facebookApiVersion || "v23.0",
  },
  /** Ids of third-party scripts; an empty id falls back to data/site.json. */
  thirdParties: {
    adTag: idOf("GATSBY_AD_TAG_ID", adTagId, /^(AW|GT|G)-[A-Za-z0-9]+$/),
    tagManager: idOf("GATSBY_TAG_MANAGER_ID", tagManagerId, /^GTM-[A-Z0-9]+$/),
    pixel: idOf("GATSBY_PIXEL_ID", pixelId, /^[0-9]+$/),
    socialSdk: idOf("GATSBY_SOCIAL_SDK_ID", socialSdkId, /^[0-9]+$/),
  },
};

/**
 * Returns the backend URL for forms submitted without scripts; the backend responds with a page.
 * @example plainAction("/site/contact-form", "en") // "/site/contact-form?lang=en"
 */
export const plainAction = (path: string, locale: Locale): string =>
  `${env.apiBaseUrl}${path}?lang=${locale}`;
