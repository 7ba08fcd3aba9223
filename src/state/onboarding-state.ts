import type { PhoneNumber } from "@/lib/calling-codes";
import type { SetupPart } from "@/config/channels";
import type { WireId } from "@/lib/wire-id";
import type { ReadinessAnswers } from "./readiness";
import type { Stage } from "./steps";

/** Version of the stored format; increase it with every change that older code cannot read. */
export const stateVersion = 2;

export type ChosenPackage = {
  id: WireId;
  featureIds: WireId[];
  /** Setup parts that the package's features need, in display order; all can be postponed. */
  parts: SetupPart[];
};

export const installationStates = ["waiting", "doing", "done"] as const;
export type InstallationItem = {
  key: string;
  /** Backend's name for the item, if the site has no translation for its key. */
  name?: string;
  state: (typeof installationStates)[number];
};

/** Response to completing the onboarding: the shop's domain, unchanged, and the services being installed. */
export type SetupConfigList = { domain: string; items: InstallationItem[] };

/** Values of the sign-up forms, including the try-it form. */
export type SignUpDraft = {
  name: string;
  email: string;
  phone_number: PhoneNumber;
  companyName: string;
  businessSector: string;
  personalCount: string;
  dealer_code: string;
};

export const consentNames = ["privacy_policy", "pdpa", "newsletter"] as const;
export type Consents = Record<(typeof consentNames)[number], boolean>;

/**
 * Storable part of the billing form. Identity and tax numbers are never stored, only the fact that one was
 * entered, to explain to returning visitors why it is requested again.
 */
export type BillingDraft = {
  kind: "" | "sole-proprietor" | "company";
  title: string;
  taxOffice: string;
  hasNumber: boolean;
};

/**
 * Values typed but not sent yet. A consent is absent until its checkbox has been used; defaults are in
 * data/site.json.
 */
export type Drafts = {
  signUp: SignUpDraft;
  consents: Partial<Consents>;
  store: SetupWizard["setup"];
  packages: ChosenPackage | null;
  integration: string | null;
  /** Selected Instagram page, not yet connected. */
  instagramPageId: string | null;
  /** Selected Facebook page, not yet connected. */
  facebookPageId: string | null;
  whatsappNumber: string | null;
  billing: BillingDraft;
  /** State of the user agreement's checkbox; the agreement takes effect on submission. */
  hasAgreed: boolean;
  readiness: ReadinessAnswers;
};

export type GeneralInformation = { title: string; description: string; tags: string };

/** The company form without its tax number, which is never stored. */
export type CompanyInformation = Record<
  | "company"
  | "owner"
  | "address"
  | "country"
  | "district"
  | "city"
  | "town"
  | "zip_code"
  | "mail"
  | "taxoffice"
  | "phone"
  | "mobile_phone"
  | "fax",
  string
>;

/** Ids of the shop's theme and colour in data/store.json; empty until one is chosen. */
export type ShopLook = { theme: string; color: string };

/** State of the storefront wizard (docs/product.md 3). */
export type SetupWizard = {
  domain: string;
  wizard: {
    status: "open" | "closed";
    currentStep: number;
    /** Furthest step that may be opened. */
    reachedStep: number;
    /** Steps whose data is saved, in ascending order; never includes steps without a form. */
    doneSteps: number[];
    look: ShopLook;
    /** Theme and colour last sent to the backend. */
    savedLook: ShopLook;
    general: GeneralInformation;
    form: CompanyInformation;
  };
  setup: { mail: string; subDomain: string };
};

/** The visitor's choices in the setup, with names of connected accounts for display, but without tokens. */
export type Choices = {
  instagram: { pageId: string; username: string } | null;
  facebookPage: string | null;
  whatsappNumber: string | null;
  /** Type of the selected integration; "none" is an explicit selection. */
  integration: string | null;
  postponed: SetupPart[];
};

/** Version of a legal text at sign-up, with its effective date (ISO 8601). */
export type LegalVersion = {
  readonly title: string;
  readonly version: string;
  readonly effectiveDate: string;
};

/** Sign-up in this browser: its time (ISO 8601), and the acknowledged texts, recorded on the next screen. */
export type Acceptance = { at: string; texts: readonly LegalVersion[] };

/** Persistent state of the onboarding. Never contains a token, an identity or tax number, or a file. */
export type OnboardingState = {
  version: typeof stateVersion;
  /** Whether the home page shows the try-it form. */
  isShow: boolean;
  currentStep: Stage;
  wizardId: WireId | null;
  hash: WireId | null;
  /** Record of the sign-up; null if the onboarding was continued from another browser. */
  acceptance: Acceptance | null;
  packages: ChosenPackage | null;
  /** Codes of the selected extra services. */
  services: WireId[];
  setupConfigList: SetupConfigList | null;
  setupWizard: SetupWizard;
  choices: Choices;
  drafts: Drafts;
};

export type Credentials = { id: WireId; hash: WireId };

/** Returns the credentials of the onboarding; null before it is created. */
export function credentialsOf({
  wizardId,
  hash,
}: Pick<OnboardingState, "wizardId" | "hash">): Credentials | null {
  return wizardId !== null && hash !== null ? { id: wizardId, hash } : null;
}
