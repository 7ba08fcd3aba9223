import type { Locale } from "../../src/config/languages";
import type { components } from "../../src/services/generated/contract";

type Schemas = components["schemas"];

/** Names of stored images; their bytes are in a separate table. */
export type ImageName = "logo" | "favicon";

export type Look = { theme?: string; color?: string };

/** Stored data of an onboarding, with only a digest of the hash. */
export type Onboarding = {
  id: string;
  hashDigest: string;
  createdAt: number;
  locale: Locale;
  customer: Omit<Schemas["CustomerInformation"], "dealer_code">;
  dealerCode?: string;
  package?: Schemas["ChosenPackage"];
  facebook?: Schemas["FacebookPage"];
  instagram?: Schemas["InstagramAccount"];
  whatsapp?: Schemas["WhatsappNumber"];
  integrationType?: string;
  storeSetup?: Schemas["SavedStoreSetup"];
  company?: Schemas["CompanyData"];
  storeMeta?: { title: string; description: string; tags: string };
  images?: Partial<Record<ImageName, Schemas["SavedImage"]>>;
  look?: Look;
  services?: string[];
  /** Billing details, with masked tax and identity numbers. */
  billing?: Schemas["Billing"];
  completion?: { at: number; domain: string; keys: Schemas["InstallationItem"]["key"][] };
};

export type ContactRecord = Schemas["ContactMessage"] & { reference: string; at: number };

export type Subscription = { email: string; at: number; locale: Locale };

/** Response stored for an idempotency key, with the fingerprint of its request. */
export type IdempotencyRecord = { fingerprint: string; answer: object };

/**
 * Masks a tax or identity number except for the last three digits, by which its owner can recognise it.
 * @example maskedNumber("1234567890") // "*******890"
 */
export const maskedNumber = (number: string): string => number.slice(-3).padStart(number.length, "*");
