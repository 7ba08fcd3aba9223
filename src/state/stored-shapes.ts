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

/** Reports whether a stored value is a whole number. */
export const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

export const isStep = (value: unknown): value is number => isNumber(value) && withinSteps(value) === value;

const isLegalVersion = (value: unknown): value is LegalVersion =>
  isFields(value) && isText(value.title) && isText(value.version) && isMoment(value.effectiveDate);

export const isAcceptance = (value: unknown): value is Acceptance =>
  isFields(value) && isMoment(value.at) && Array.isArray(value.texts) && value.texts.every(isLegalVersion);

export const isPart = (value: unknown): value is SetupPart => setupParts.some((part) => part === value);

/**
 * Package as stored by format version 2, or by version 1, which only recorded whether it was the Instagram
 * package.
 */
type StoredPackage = Omit<ChosenPackage, "parts"> & ({ parts: SetupPart[] } | { isInstagramOnly: boolean });

/** Reports whether a stored value is a package, in either version of the format. */
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

/** Reports whether a stored value is a response to completing the onboarding. */
export const isConfigList = (value: unknown): value is SetupConfigList =>
  isFields(value) && isText(value.domain) && Array.isArray(value.items) && value.items.every(isItem);

export const isInstagram = (value: unknown): value is NonNullable<Choices["instagram"]> =>
  isFields(value) && isText(value.pageId) && isText(value.username);

export const isBillingKind = (value: unknown): value is BillingDraft["kind"] =>
  value === "" || value === "sole-proprietor" || value === "company";
