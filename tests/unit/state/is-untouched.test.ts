import { describe, expect, it } from "vitest";
import { initialState } from "@/state/initial-state";
import { isUntouched } from "@/features/onboarding/shell/saved-state";
import { parseOnboardingState } from "@/state/onboarding-schema";

describe("isUntouched()", () => {
  it("is true for the initial state, in any key order", () => {
    const { version, ...rest } = initialState;
    expect(isUntouched(initialState)).toBe(true);
    expect(isUntouched({ ...rest, version })).toBe(true);
  });

  it("is true for a stored state without input", () => {
    expect(isUntouched(parseOnboardingState(JSON.stringify(initialState)).state)).toBe(true);
  });

  it.each([
    ["a ticked checkbox", { drafts: { ...initialState.drafts, hasAgreed: true } }],
    ["a selected service", { services: ["sms"] }],
  ])("is false with %s", (_name, change) => {
    expect(isUntouched({ ...initialState, ...change })).toBe(false);
  });
});
