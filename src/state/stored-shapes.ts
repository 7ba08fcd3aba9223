import { isFields } from "@/lib/is-fields";
import { setupParts, type SetupPart } from "@/config/channels";
import { isWireId } from "@/lib/wire-id";
import {
  installationStates,
  type Acceptance,
  type BillingDraft,
  type ChosenPackage,
  type Choices,
  type InstallationItem,
  type LegalVersion,
  type SetupConfigList,
} from "./onboarding-state";
import { withinSteps } from "./storefront-steps";

const isText = (value: unknown) => typeof value === "string";
const isMoment = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

/** Tells whether a stored value is a whole number. */
export const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/** Tells whether a stored value is a step of the storefront wizard. */
export const isStep = (value: unknown): value is number => isNumber(value) && withinSteps(value) === value;

const isLegalVersion = (value: unknown): value is LegalVersion =>
  isFields(value) && isText(value.title) && isText(value.version) && isMoment(value.effectiveDate);

/** Tells whether a stored value is the sign-up of this browser. */
export const isAcceptance = (value: unknown): value is Acceptance =>
  isFields(value) && isMoment(value.at) && Array.isArray(value.texts) && value.texts.every(isLegalVersion);

/** Tells whether a stored value is a part of the setup. */
export const isPart = (value: unknown): value is SetupPart => setupParts.some((part) => part === value);

/** A package of the second version, or of the first, which knew only whether it was the one for Instagram alone. */
type StoredPackage = Omit<ChosenPackage, "parts"> & ({ parts: SetupPart[] } | { isInstagramOnly: boolean });

/** Tells whether a stored value is a package of either version. */
export const isPackage = (value: unknown): value is StoredPackage =>
  isFields(value) &&
  isWireId(value.id) &&
  Array.isArray(value.featureIds) &&
  value.featureIds.every(isWireId) &&
  ("parts" in value
    ? Array.isArray(value.parts) && value.parts.every(isPart)
    : typeof value.isInstagramOnly === "boolean");

const isItem = (value: unknown): value is InstallationItem =>
  isFields(value) &&
  isText(value.key) &&
  (value.name === undefined || isText(value.name)) &&
  installationStates.some((state) => state === value.state);

/** Tells whether a stored value is what completing the onboarding returned. */
export const isConfigList = (value: unknown): value is SetupConfigList =>
  isFields(value) && isText(value.domain) && Array.isArray(value.items) && value.items.every(isItem);

/** Tells whether a stored value is a connected Instagram account. */
export const isInstagram = (value: unknown): value is NonNullable<Choices["instagram"]> =>
  isFields(value) && isText(value.pageId) && isText(value.username);

/** Tells whether a stored value is a kind of customer that is billed. */
export const isBillingKind = (value: unknown): value is BillingDraft["kind"] =>
  value === "" || value === "sole-proprietor" || value === "company";
