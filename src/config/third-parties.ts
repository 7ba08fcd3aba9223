import site from "../../data/site.json";
import { env } from "./env";

const fromData = site.thirdParties;

/** Consent categories, in the order of the banner. */
export const consentCategories = ["measurement", "marketing", "social"] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** Scripts of other companies, by id; an empty one is never loaded. The environment comes before data/site.json. */
export const thirdParties = {
  tagManager: env.thirdParties.tagManager || fromData.tagManager,
  adTag: env.thirdParties.adTag || fromData.adTag,
  pixel: env.thirdParties.pixel || fromData.pixel.id,
  socialSdk: env.thirdParties.socialSdk || fromData.socialSdk,
};

/** Whether browsers without scripts load the pixel's picture (docs/decisions/010-consent.md). */
export const hasNoscriptPixel = thirdParties.pixel !== "" && fromData.pixel.noscript;

/** Raised when visitors have to be asked again. */
export const { consentVersion } = fromData;

export type ThirdParty = keyof typeof thirdParties;

/** What each script is for; a tag manager serves both measurement and advertising, limited by its consent signals. */
export const purposes: Record<ThirdParty, readonly ConsentCategory[]> = {
  tagManager: ["measurement", "marketing"],
  adTag: ["marketing"],
  pixel: ["marketing"],
  socialSdk: ["social"],
};

const names = Object.keys(purposes) as ThirdParty[]; // the keys of a literal

/** The scripts that are configured. */
export const configuredThirdParties = names.filter((name) => thirdParties[name] !== "");

/** Whether any script needs consent. */
export const hasThirdParties = configuredThirdParties.length > 0;

/** The categories that some configured script serves: the only ones that visitors are asked about. */
export const askedCategories = consentCategories.filter((category) =>
  configuredThirdParties.some((name) => purposes[name].includes(category)),
);
