import site from "../../data/site.json";
import { env } from "./env";

const fromData = site.thirdParties;

/** Consent categories in the order of the consent dialog. */
export const consentCategories = ["measurement", "marketing", "social"] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/**
 * Third-party script ids; a script with an empty id is never loaded. The environment overrides data/site.json.
 */
export const thirdParties = {
  tagManager: env.thirdParties.tagManager || fromData.tagManager,
  adTag: env.thirdParties.adTag || fromData.adTag,
  pixel: env.thirdParties.pixel || fromData.pixel.id,
  socialSdk: env.thirdParties.socialSdk || fromData.socialSdk,
};

/** Whether browsers without scripts load the tracking pixel's image (docs/decisions/010-consent.md). */
export const hasNoscriptPixel = thirdParties.pixel !== "" && fromData.pixel.noscript;

/** Version of the consent question; increase it to ask all visitors again. */
export const { consentVersion } = fromData;

export type ThirdParty = keyof typeof thirdParties;

/**
 * Consent categories that each script requires; a tag manager serves both measurement and advertising,
 * subject to its consent signals.
 */
export const purposes: Record<ThirdParty, readonly ConsentCategory[]> = {
  tagManager: ["measurement", "marketing"],
  adTag: ["marketing"],
  pixel: ["marketing"],
  socialSdk: ["social"],
};

const names = Object.keys(purposes) as ThirdParty[]; // the keys of a literal

/** Third-party scripts with a configured id. */
export const configuredThirdParties = names.filter((name) => thirdParties[name] !== "");

/** Whether any configured script needs consent. */
export const hasThirdParties = configuredThirdParties.length > 0;

/** Categories of the configured scripts; consent is requested only for these. */
export const askedCategories = consentCategories.filter((category) =>
  configuredThirdParties.some((name) => purposes[name].includes(category)),
);
