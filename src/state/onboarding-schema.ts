import { isFields } from "@/lib/is-fields";
import { setupParts } from "@/config/channels";
import { isWireId, type WireId } from "@/lib/wire-id";
import { initialState } from "./initial-state";
import {
  consentNames,
  stateVersion,
  type BillingDraft,
  type ChosenPackage,
  type Consents,
  type OnboardingState,
} from "./onboarding-state";
import { isReadinessAnswer, readinessQuestions, type ReadinessAnswers } from "./readiness";
import { createStoredReader, type StoredReader } from "./stored-reader";
import {
  isAcceptance,
  isBillingKind,
  isConfigList,
  isInstagram,
  isNumber,
  isPackage,
  isPart,
  isStep,
} from "./stored-shapes";
import { isStage } from "./steps";
import { isFormStep, withinSteps } from "./storefront-steps";

/** State read from storage; `wasLost` is true if part of the stored data could not be restored. */
export type StoredState = { state: OnboardingState; wasLost: boolean };

function readPackage(read: StoredReader, value: unknown): ChosenPackage | null {
  const stored = nullable(read, value, isPackage);
  if (!stored) return null;
  const { id, featureIds } = stored;
  if ("parts" in stored) return { id, featureIds, parts: stored.parts };
  return { id, featureIds, parts: stored.isInstagramOnly ? ["instagram"] : [...setupParts] };
}

/** Returns a stored value if it is valid, otherwise null. */
function nullable<T>(read: StoredReader, value: unknown, isFit: (value: unknown) => value is T): T | null {
  return value === null ? null : read.check<T | null>(value, isFit, null);
}

/** Reads an id or hash; empty strings become null. */
const readCredential = (read: StoredReader, value: unknown): WireId | null =>
  value === "" ? null : nullable(read, value ?? null, isWireId);

function readSetupWizard(read: StoredReader, value: unknown): OnboardingState["setupWizard"] {
  const initial = initialState.setupWizard;
  const block = read.fields(value);
  const wizard = read.fields(block.wizard);
  const step = withinSteps(read.check(wizard.currentStep, isNumber, initial.wizard.currentStep));
  return {
    domain: read.string(block.domain),
    wizard: {
      status: wizard.status === "open" ? "open" : "closed",
      currentStep: step,
      reachedStep: Math.max(step, withinSteps(read.check(wizard.reachedStep, isNumber, step))),
      doneSteps: read.list(wizard.doneSteps, isStep).filter(isFormStep),
      look: read.texts(wizard.look ?? {}, initial.wizard.look),
      savedLook: read.texts(wizard.savedLook ?? {}, initial.wizard.savedLook),
      general: read.texts(wizard.general, initial.wizard.general),
      form: read.texts(wizard.form, initial.wizard.form),
    },
    setup: read.texts(block.setup, initial.setup),
  };
}

function readBilling(read: StoredReader, value: unknown): BillingDraft {
  const billing = read.fields(value);
  return {
    kind: read.check(billing.kind, isBillingKind, ""),
    title: read.string(billing.title),
    taxOffice: read.string(billing.taxOffice),
    hasNumber: read.boolean(billing.hasNumber, false),
  };
}

function readReadiness(read: StoredReader, value: unknown): ReadinessAnswers {
  const given = read.fields(value);
  const answers = readinessQuestions.map((id) => [id, read.check(given[id], isReadinessAnswer, "")]);
  return Object.fromEntries(answers) as ReadinessAnswers; // every question has an answer
}

function readDrafts(read: StoredReader, value: unknown): OnboardingState["drafts"] {
  const { phone_number: phone, ...texts } = initialState.drafts.signUp;
  const drafts = read.fields(value);
  const signUp = read.fields(drafts.signUp);
  const given = read.fields(drafts.consents);
  const consents = consentNames.flatMap((name) =>
    given[name] === undefined ? [] : [[name, read.boolean(given[name], false)]],
  );
  return {
    signUp: { ...read.texts(signUp, texts), phone_number: read.texts(signUp.phone_number, phone) },
    consents: Object.fromEntries(consents) as Partial<Consents>, // only consent names with boolean values
    store: read.texts(drafts.store, initialState.drafts.store),
    packages: readPackage(read, drafts.packages),
    integration: read.nullableString(drafts.integration),
    instagramPageId: read.nullableString(drafts.instagramPageId),
    facebookPageId: read.nullableString(drafts.facebookPageId),
    whatsappNumber: read.nullableString(drafts.whatsappNumber),
    billing: readBilling(read, drafts.billing),
    hasAgreed: drafts.hasAgreed === true,
    readiness: readReadiness(read, drafts.readiness),
  };
}

/**
 * Reads the unversioned format, of which only the credentials can be trusted; all other data is fetched from
 * the backend. The credentials are at the top level or in a nested object.
 */
function readUnversioned(content: Record<string, unknown>): StoredState {
  for (const block of [content, ...Object.values(content).filter(isFields)]) {
    const { wizardId, hash } = block;
    if (isWireId(wizardId) && isWireId(hash)) {
      const begun = { isShow: false, currentStep: "select-package" as const };
      return { state: { ...initialState, wizardId, hash, ...begun }, wasLost: false };
    }
  }
  return { state: initialState, wasLost: Object.keys(content).length > 0 };
}

/** Reads stored content in any format: current, older, newer, foreign or invalid. */
export function readOnboardingState(content: unknown): StoredState {
  if (content === null) return { state: initialState, wasLost: false };
  if (!isFields(content)) return { state: initialState, wasLost: true };
  if (!isNumber(content.version)) return readUnversioned(content);

  const read = createStoredReader();
  if (content.version > stateVersion) read.lose();
  const choices = read.fields(content.choices);
  const wizardId = readCredential(read, content.wizardId);
  const hash = readCredential(read, content.hash);
  const hasCredentials = wizardId !== null && hash !== null;
  const state: OnboardingState = {
    version: stateVersion,
    isShow: read.boolean(content.isShow, true) && !hasCredentials,
    currentStep: read.check(content.currentStep, isStage, initialState.currentStep),
    wizardId: hasCredentials ? wizardId : null,
    hash: hasCredentials ? hash : null,
    acceptance: hasCredentials ? nullable(read, content.acceptance ?? null, isAcceptance) : null,
    packages: readPackage(read, content.packages),
    services: read.list<WireId>(content.services, isWireId),
    setupConfigList: nullable(read, content.setupConfigList, isConfigList),
    setupWizard: readSetupWizard(read, content.setupWizard),
    choices: {
      instagram: nullable(read, choices.instagram, isInstagram),
      facebookPage: read.nullableString(choices.facebookPage),
      whatsappNumber: read.nullableString(choices.whatsappNumber),
      integration: read.nullableString(choices.integration),
      postponed: read.list(choices.postponed, isPart),
    },
    drafts: readDrafts(read, content.drafts),
  };
  return { state, wasLost: read.isLossy || hasCredentials !== (wizardId !== null || hash !== null) };
}

/** Parses the stored text; invalid JSON counts as lost. */
export function parseOnboardingState(text: string): StoredState {
  try {
    return readOnboardingState(JSON.parse(text));
  } catch {
    return { state: initialState, wasLost: true };
  }
}

export const serialiseOnboardingState = ({ state }: StoredState): string => JSON.stringify(state);
