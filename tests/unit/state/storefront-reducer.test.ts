import { describe, expect, it } from "vitest";
import { onboardingReducer } from "@/state/onboarding-reducer";
import { initialState } from "@/state/initial-state";
import type { StorefrontAction } from "@/state/storefront-reducer";

const after = (...actions: StorefrontAction[]) =>
  actions.reduce(onboardingReducer, initialState).setupWizard.wizard;
const form = { ...initialState.setupWizard.wizard.form, company: "Papatya" };
const saved = { type: "storefront-company-saved", form } as const;

describe("actions of the storefront wizard", () => {
  it("the wizard starts closed at step 1, with no other step reached", () =>
    expect(after()).toMatchObject({ status: "closed", currentStep: 1, reachedStep: 1, doneSteps: [] }));

  it("a step that has not been reached cannot be opened", () =>
    expect(after({ type: "storefront-shown", step: 9 })).toMatchObject({ status: "open", currentStep: 1 }));

  it("saving the company advances by one step", () =>
    expect(after(saved)).toMatchObject({ currentStep: 2, reachedStep: 2, doneSteps: [1], form }));

  it("saving the pictures opens step 16", () =>
    expect(
      after(saved, { type: "storefront-step-skipped", step: 2 }, { type: "storefront-images-saved" }),
    ).toMatchObject({ currentStep: 16, reachedStep: 16, doneSteps: [1, 2, 3] }));

  it("skipping the third step unlocks all guides, but not the completion step", () => {
    const skipped = after(saved, { type: "storefront-step-skipped", step: 3 });
    expect(skipped).toMatchObject({ currentStep: 4, reachedStep: 15, doneSteps: [1] });
    expect(
      after(saved, { type: "storefront-step-skipped", step: 3 }, { type: "storefront-shown", step: 16 })
        .currentStep,
    ).toBe(15);
  });

  it("the furthest step is kept when an earlier one is reopened, and each step counts once", () =>
    expect(
      after(saved, { type: "storefront-images-saved" }, { type: "storefront-shown", step: 1 }, saved),
    ).toMatchObject({
      currentStep: 2,
      reachedStep: 16,
      doneSteps: [1, 2, 3],
    }));

  it("storing drafts or the look does not change the step", () => {
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

  it("closing the wizard keeps the current step", () => {
    const opened = { type: "storefront-shown", step: 2 } as const;
    expect(after(saved, opened, { type: "storefront-closed" })).toEqual({
      ...after(saved, opened),
      status: "closed",
    });
  });

  it("a skipped step can be completed later, and completed steps are sorted", () => {
    const skipped = after(
      { type: "storefront-step-skipped", step: 1 },
      { type: "storefront-images-saved" },
      saved,
    );
    expect(skipped.doneSteps).toEqual([1, 2, 3]);
    expect(after({ type: "storefront-step-skipped", step: 1 })).toMatchObject({
      currentStep: 2,
      doneSteps: [],
    });
  });

  it("the saved look is stored separately from the selected one", () => {
    const wizard = after(
      { type: "storefront-look-chosen", look: { theme: "dergi", color: "sea" } },
      { type: "storefront-look-saved", look: { theme: "dergi" } },
      { type: "storefront-look-saved", look: { color: "sand" } },
    );
    expect(wizard).toMatchObject({
      look: { theme: "dergi", color: "sea" },
      savedLook: { theme: "dergi", color: "sand" },
    });
  });

  it.each([
    ["", "Tried out"],
    ["Papatya", "Papatya"],
  ])("adopts the shop from the store builder; its title %j becomes %j", (title, kept) => {
    const look = { theme: "dergi", color: "sea" };
    const general = { title, description: "b", tags: "c" };
    expect(
      after(
        { type: "storefront-general-drafted", general },
        { type: "storefront-sketched", title: "Tried out", look },
      ),
    ).toMatchObject({ look, general: { ...general, title: kept } });
  });

  it("storefront actions change only the wizard's state", () => {
    const state = {
      ...initialState,
      setupWizard: { ...initialState.setupWizard, domain: "papatya.example" },
    };
    const { wizard, ...rest } = onboardingReducer(state, saved).setupWizard;
    expect(rest).toEqual({ domain: "papatya.example", setup: initialState.setupWizard.setup });
    expect(wizard).toEqual(after(saved));
  });
});
