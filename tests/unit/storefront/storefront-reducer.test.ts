import { describe, expect, it } from "vitest";
import { onboardingReducer } from "@/state/onboarding-reducer";
import { readOnboardingState } from "@/state/onboarding-schema";
import { initialState } from "@/state/initial-state";
import type { StorefrontAction } from "@/state/storefront-reducer";
import { storefrontGroups, storefrontStepAt, storefrontSteps } from "@/state/storefront-steps";

const after = (...actions: StorefrontAction[]) =>
  actions.reduce(onboardingReducer, initialState).setupWizard.wizard;
const form = { ...initialState.setupWizard.wizard.form, company: "Papatya" };
const saved = { type: "storefront-company-saved", form } as const;

describe("the storefront wizard", () => {
  it("starts closed at step 1, with nothing else reached", () =>
    expect(after()).toMatchObject({ status: "closed", currentStep: 1, reachedStep: 1, doneSteps: [] }));

  it("opens no step that is not reached", () =>
    expect(after({ type: "storefront-shown", step: 9 })).toMatchObject({ status: "open", currentStep: 1 }));

  it("advances by one when the company is saved", () =>
    expect(after(saved)).toMatchObject({ currentStep: 2, reachedStep: 2, doneSteps: [1], form }));

  it("stands at step 16 after the pictures are saved", () =>
    expect(
      after(saved, { type: "storefront-step-skipped", step: 2 }, { type: "storefront-images-saved" }),
    ).toMatchObject({ currentStep: 16, reachedStep: 16, doneSteps: [1, 2, 3] }));

  it("opens all guides when the third step is skipped, but not the completion", () => {
    const skipped = after(saved, { type: "storefront-step-skipped", step: 3 });
    expect(skipped).toMatchObject({ currentStep: 4, reachedStep: 15, doneSteps: [1] });
    expect(
      after(saved, { type: "storefront-step-skipped", step: 3 }, { type: "storefront-shown", step: 16 })
        .currentStep,
    ).toBe(15);
  });

  it("keeps what was reached when an earlier step is shown again, and counts a step once", () =>
    expect(
      after(saved, { type: "storefront-images-saved" }, { type: "storefront-shown", step: 1 }, saved),
    ).toMatchObject({
      currentStep: 2,
      reachedStep: 16,
      doneSteps: [1, 2, 3],
    }));

  it("keeps drafts and look apart from the steps", () => {
    const general = { title: "a", description: "b", tags: "c" };
    expect(
      after(
        { type: "storefront-general-drafted", general },
        { type: "storefront-company-drafted", form },
        { type: "storefront-look-chosen", look: { theme: "dergi" } },
        { type: "storefront-look-chosen", look: { color: "sea" } },
        { type: "storefront-closed" },
      ),
    ).toMatchObject({
      status: "closed",
      general,
      form,
      look: { theme: "dergi", color: "sea" },
      currentStep: 1,
    });
  });
});

describe("stored wizards", () => {
  const read = (wizard: unknown) => {
    const { state, wasLost } = readOnboardingState({
      ...initialState,
      setupWizard: { ...initialState.setupWizard, wizard },
    });
    return { ...state.setupWizard.wizard, wasLost };
  };
  it("takes over one without the newer fields, without a word", () => {
    const { reachedStep: _, doneSteps: __, look: ___, ...older } = initialState.setupWizard.wizard;
    expect(read({ ...older, currentStep: 5 })).toMatchObject({
      currentStep: 5,
      reachedStep: 5,
      doneSteps: [],
      wasLost: false,
    });
  });
  it("brings foreign values within bounds", () =>
    expect(read({ currentStep: 99, reachedStep: -3, doneSteps: [1, 40, "x"], look: 7 })).toMatchObject({
      currentStep: 16,
      reachedStep: 16,
      doneSteps: [1],
      look: { theme: "", color: "" },
      wasLost: true,
    }));
});

describe("the numbered steps", () => {
  it("are 16, in four groups without gap or overlap", () => {
    expect(storefrontSteps).toHaveLength(16);
    const numbers = storefrontGroups.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(numbers).toEqual(storefrontSteps.map((_, index) => index + 1));
  });
  it("begin with the forms and end with the completion", () => {
    expect([1, 2, 3, 16].map(storefrontStepAt)).toEqual(["company", "general", "meta", "completion"]);
    expect(storefrontStepAt(0)).toBe("company");
    expect(storefrontStepAt(400)).toBe("completion");
  });
});
