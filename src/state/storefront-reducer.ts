import type { CompanyInformation, GeneralInformation, SetupWizard, ShopLook } from "./onboarding-state";
import { completionStep, furthestFrom, lastFormStep, withinSteps } from "./storefront-steps";

/** Actions that change the state of the storefront wizard. */
export type StorefrontAction =
  | { type: "storefront-shown"; step: number }
  | { type: "storefront-closed" }
  | { type: "storefront-company-drafted"; form: CompanyInformation }
  | { type: "storefront-company-saved"; form: CompanyInformation }
  | { type: "storefront-general-drafted"; general: GeneralInformation }
  | { type: "storefront-look-chosen"; look: Partial<ShopLook> }
  | { type: "storefront-look-saved"; look: Partial<ShopLook> }
  | { type: "storefront-sketched"; title: string; look: ShopLook }
  | { type: "storefront-step-skipped"; step: number }
  | { type: "storefront-images-saved" };

type Wizard = SetupWizard["wizard"];

/** Reports whether an action belongs to the storefront rather than the surrounding onboarding. */
export const isStorefrontAction = (action: { type: string }): action is StorefrontAction =>
  action.type.startsWith("storefront-");

/** Makes a step the current one and marks it as reached. */
function moveTo(wizard: Wizard, step: number): Wizard {
  const currentStep = withinSteps(step);
  return { ...wizard, currentStep, reachedStep: Math.max(wizard.reachedStep, furthestFrom(currentStep)) };
}

function finish(wizard: Wizard, step: number): Wizard {
  if (wizard.doneSteps.includes(step)) return wizard;
  return { ...wizard, doneSteps: [...wizard.doneSteps, step].sort((a, b) => a - b) };
}

/** Returns the next state of the storefront wizard, without side effects (docs/product.md 4 and 4.10). */
export function storefrontReducer(wizard: Wizard, action: StorefrontAction): Wizard {
  switch (action.type) {
    case "storefront-shown": {
      const step = Math.min(withinSteps(action.step), wizard.reachedStep);
      return { ...wizard, status: "open", currentStep: step };
    }
    case "storefront-closed":
      return { ...wizard, status: "closed" };
    case "storefront-company-drafted":
      return { ...wizard, form: action.form };
    case "storefront-company-saved":
      // A saved company advances the wizard by one.
      return moveTo(finish({ ...wizard, form: action.form }, 1), 2);
    case "storefront-general-drafted":
      return { ...wizard, general: action.general };
    case "storefront-look-chosen":
      return { ...wizard, look: { ...wizard.look, ...action.look } };
    case "storefront-look-saved":
      return { ...wizard, savedLook: { ...wizard.savedLook, ...action.look } };
    case "storefront-sketched":
      // Values from a shop demo on another page never replace those typed in the wizard.
      return {
        ...wizard,
        look: action.look,
        general: { ...wizard.general, title: wizard.general.title || action.title },
      };
    case "storefront-step-skipped":
      return moveTo(wizard, action.step + 1);
    case "storefront-images-saved":
      // Saving the pictures skips to the last step.
      return moveTo(finish(finish(wizard, lastFormStep - 1), lastFormStep), completionStep);
  }
}
