import { describe, expect, it } from "vitest";
import { initialState } from "@/state/initial-state";
import { readOnboardingState } from "@/state/onboarding-schema";

const { setupWizard } = initialState;

function read(wizard: unknown) {
  const { state, wasLost } = readOnboardingState({
    ...initialState,
    setupWizard: { ...setupWizard, wizard },
  });
  return { ...state.setupWizard.wizard, wasLost };
}

describe("restoring the stored storefront wizard", () => {
  it("a stored wizard is restored unchanged", () => {
    const wizard = {
      status: "open",
      currentStep: 5,
      reachedStep: 15,
      doneSteps: [1, 3],
      look: { theme: "dergi", color: "sea" },
      savedLook: { theme: "dergi", color: "" },
      general: { title: "a", description: "b", tags: "c" },
      form: { ...setupWizard.wizard.form, company: "Papatya" },
    };
    expect(read(wizard)).toEqual({ ...wizard, wasLost: false });
  });

  it("a stored wizard is restored together with its shop", () => {
    const setup = { mail: "a@b.example", subDomain: "papatya" };
    const kept = { ...setupWizard, domain: "papatya.example", setup };
    expect(readOnboardingState({ ...initialState, setupWizard: kept })).toEqual({
      state: { ...initialState, setupWizard: kept },
      wasLost: false,
    });
  });

  it("an older state without newer fields is accepted without reporting a loss", () => {
    const { reachedStep: _, doneSteps: __, look: ___, savedLook: ____, ...older } = setupWizard.wizard;
    expect(read({ ...older, currentStep: 5 })).toEqual({
      ...setupWizard.wizard,
      currentStep: 5,
      reachedStep: 5,
      wasLost: false,
    });
  });

  it("out-of-range values are clamped", () =>
    expect(read({ currentStep: 99, reachedStep: -3, doneSteps: [1, 40, "x"], look: 7 })).toMatchObject({
      currentStep: 16,
      reachedStep: 16,
      doneSteps: [1],
      look: { theme: "", color: "" },
      wasLost: true,
    }));

  it.each([
    ["status", "ajar", "closed", false],
    ["currentStep", "2", 1, true],
    ["currentStep", 1.5, 1, true],
    ["reachedStep", "2", 1, true],
    // A purely descriptive step cannot be done, so dropping it from stored state loses nothing.
    ["doneSteps", [1, 4], [1], false],
    ["doneSteps", [0, 1], [1], true],
    ["doneSteps", [1.5, 2], [2], true],
    ["doneSteps", 1, [], true],
    ["savedLook", { theme: 1, color: "sea" }, { theme: "", color: "sea" }, true],
    ["general", null, setupWizard.wizard.general, true],
  ])("reads %s %j as %j", (name, value, expected, wasLost) => {
    expect(read({ ...setupWizard.wizard, [name]: value })).toEqual({
      ...setupWizard.wizard,
      [name]: expected,
      wasLost,
    });
  });
});
