import { setupParts, type SetupPart } from "@/config/channels";
import { isSameId, type WireId } from "@/lib/wire-id";
import { initialState } from "./initial-state";
import {
  credentialsOf,
  type ChosenPackage,
  type Choices,
  type Consents,
  type Drafts,
  type LegalVersion,
  type OnboardingState,
  type SetupConfigList,
  type SetupWizard,
  type SignUpDraft,
} from "./onboarding-state";
import { readinessAdvice } from "./readiness";
import { secondStage, stages, type Stage } from "./steps";
import { isStorefrontAction, storefrontReducer, type StorefrontAction } from "./storefront-reducer";

/** Backend's information about an onboarding; missing fields are unknown. */
export type SyncedState = {
  customer?: { name: string; email: string };
  /** `parts` is null if the backend does not report which parts the features need. */
  packages?: Omit<ChosenPackage, "parts"> & { parts: SetupPart[] | null };
  services?: WireId[];
  instagram?: NonNullable<Choices["instagram"]>;
  facebookPage?: string;
  whatsappNumber?: string;
  integration?: string;
  setup?: SetupWizard["setup"];
  setupConfigList?: SetupConfigList;
};

/** Actions that change the stored state of the onboarding. */
export type OnboardingAction =
  | StorefrontAction
  | { type: "accepted"; wizardId: WireId; hash: WireId; /** Time of the sign-up in ISO 8601. */ at?: string }
  | { type: "texts-noted"; texts: readonly LegalVersion[] }
  | { type: "sign-up-drafted"; values: Partial<SignUpDraft>; consents?: Partial<Consents> }
  | { type: "package-chosen"; packages: ChosenPackage }
  | { type: "instagram-connected"; account: NonNullable<Choices["instagram"]> }
  | { type: "facebook-page-connected"; name: string }
  | { type: "whatsapp-number-connected"; number: string }
  | { type: "drafted"; draft: Partial<Omit<Drafts, "signUp" | "consents">> }
  | { type: "store-set-up"; setup: SetupWizard["setup"] }
  | { type: "part-postponed"; part: SetupPart }
  | { type: "setup-finished" }
  | { type: "services-chosen"; services: WireId[] }
  | { type: "integration-chosen"; integration: string }
  | { type: "completed"; setupConfigList: SetupConfigList }
  | { type: "synchronised"; known: SyncedState; hash?: WireId }
  | { type: "resumed"; wizardId: WireId; hash: WireId; known: SyncedState }
  | { type: "started-over" };

/** Returns the state with the credentials of a new onboarding. */
const begun = (state: OnboardingState, { wizardId, hash }: { wizardId: WireId; hash: WireId }) => ({
  ...state,
  wizardId,
  hash,
  isShow: false,
  currentStep: secondStage,
});

const laterOf = (a: Stage, b: Stage): Stage => (stages.indexOf(a) >= stages.indexOf(b) ? a : b);

const without = (parts: SetupPart[], part: SetupPart) => parts.filter((other) => other !== part);

/** Applies a choice and clears the postponement of its setup part. */
function choose(state: OnboardingState, part: SetupPart, choice: Partial<Choices>): OnboardingState {
  const postponed = without(state.choices.postponed, part);
  return { ...state, choices: { ...state.choices, ...choice, postponed } };
}

/** Merges the backend's package with local data on the same package. */
function knownPackage(own: ChosenPackage | null, known: SyncedState["packages"]): ChosenPackage | null {
  if (!known) return own;
  const same = own && isSameId(own.id, known.id) ? own : null;
  return {
    id: known.id,
    featureIds: known.featureIds.length > 0 ? known.featureIds : (same?.featureIds ?? []),
    parts: known.parts ?? same?.parts ?? [...setupParts],
  };
}

/** Adopts progress made on other devices; never returns to an earlier stage. */
function synchronise(state: OnboardingState, known: SyncedState): OnboardingState {
  const { customer, packages, services, setup, setupConfigList, ...choices } = known;
  const reached: Stage = setupConfigList
    ? "progress"
    : known.integration !== undefined
      ? "confirmation"
      : secondStage;
  const found: Record<SetupPart, unknown> = {
    instagram: known.instagram,
    "facebook-page": known.facebookPage,
    "whatsapp-number": known.whatsappNumber,
    storefront: known.setup,
  };
  const postponed = state.choices.postponed.filter((part) => found[part] === undefined);
  return {
    ...state,
    currentStep: laterOf(state.currentStep, reached),
    packages: knownPackage(state.packages, packages),
    services: services ?? state.services,
    setupConfigList: setupConfigList ?? state.setupConfigList,
    choices: { ...state.choices, ...choices, postponed },
    setupWizard: {
      ...state.setupWizard,
      domain: setupConfigList?.domain || state.setupWizard.domain,
      setup: setup ?? state.setupWizard.setup,
    },
    drafts: { ...state.drafts, signUp: { ...state.drafts.signUp, ...customer } },
  };
}

/** Returns the next state of the onboarding, without side effects (docs/product.md 4). */
export function onboardingReducer(state: OnboardingState, action: OnboardingAction): OnboardingState {
  if (isStorefrontAction(action)) {
    const wizard = storefrontReducer(state.setupWizard.wizard, action);
    return { ...state, setupWizard: { ...state.setupWizard, wizard } };
  }
  switch (action.type) {
    case "accepted": {
      // Two tabs may have sent the form: the existing onboarding is kept.
      if (credentialsOf(state) !== null) return state;
      const { postponed } = readinessAdvice(state.drafts.readiness);
      const acceptance = action.at === undefined ? null : { at: action.at, texts: [] };
      return { ...begun(state, action), acceptance, choices: { ...state.choices, postponed } };
    }
    case "texts-noted": {
      const { acceptance } = state;
      if (!acceptance || acceptance.texts.length > 0) return state;
      return { ...state, acceptance: { ...acceptance, texts: action.texts } };
    }
    case "sign-up-drafted": {
      const signUp = { ...state.drafts.signUp, ...action.values };
      const consents = { ...state.drafts.consents, ...action.consents };
      return { ...state, drafts: { ...state.drafts, signUp, consents } };
    }
    case "package-chosen":
      return { ...state, packages: action.packages, currentStep: secondStage };
    case "instagram-connected":
      return choose(state, "instagram", { instagram: action.account });
    case "facebook-page-connected":
      return choose(state, "facebook-page", { facebookPage: action.name });
    case "whatsapp-number-connected":
      return choose(state, "whatsapp-number", { whatsappNumber: action.number });
    case "drafted":
      return { ...state, drafts: { ...state.drafts, ...action.draft } };
    case "store-set-up": {
      const setupWizard = { ...state.setupWizard, setup: action.setup };
      return choose({ ...state, setupWizard }, "storefront", {});
    }
    case "part-postponed": {
      const postponed = [...without(state.choices.postponed, action.part), action.part];
      return { ...state, choices: { ...state.choices, postponed } };
    }
    case "setup-finished":
      return { ...state, currentStep: laterOf(state.currentStep, "select-service") };
    case "services-chosen":
      return { ...state, services: action.services };
    case "integration-chosen":
      return {
        ...state,
        currentStep: "confirmation",
        choices: { ...state.choices, integration: action.integration },
      };
    case "completed": {
      const { setupConfigList } = action;
      const setupWizard = { ...state.setupWizard, domain: setupConfigList.domain };
      return { ...state, setupConfigList, setupWizard, currentStep: "progress" };
    }
    case "synchronised":
      return synchronise({ ...state, hash: action.hash ?? state.hash }, action.known);
    case "resumed":
      return synchronise(begun(initialState, action), action.known);
    case "started-over":
      return { ...initialState, drafts: { ...state.drafts, hasAgreed: false } };
  }
}
