import type { Locale } from "../../src/config/languages";
import type { components } from "../../src/services/generated/contract";

type Schemas = components["schemas"];

/** A picture as it is kept; its bytes are in a table of their own. */
export type ImageName = "logo" | "favicon";

export type Look = { theme?: string; color?: string };

/** Everything that is kept of one onboarding. The hash itself is not: only what it is recognised by. */
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
  /** Theme and colour of the shop, as far as they were chosen. */
  look?: Look;
  /** Codes of the extra services. */
  services?: string[];
  /** Its number is masked. */
  billing?: Schemas["Billing"];
  completion?: { at: number; domain: string; keys: Schemas["InstallationItem"]["key"][] };
};

export type ContactRecord = Schemas["ContactMessage"] & { reference: string; at: number };

export type Subscription = { email: string; at: number; locale: Locale };

/** The answer a key was given, and what it was given for. */
export type IdempotencyRecord = { fingerprint: string; answer: object; at: number };
