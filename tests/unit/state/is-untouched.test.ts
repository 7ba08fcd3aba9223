import { describe, expect, it } from "vitest";
import { initialState } from "@/state/initial-state";
import { isUntouched } from "@/features/onboarding/shell/saved-state";
import { parseOnboardingState } from "@/state/onboarding-schema";

describe("an untouched onboarding", () => {
  it("is the initial state, whatever the order of its keys", () => {
    const { version, ...rest } = initialState;
    expect(isUntouched(initialState)).toBe(true);
    expect(isUntouched({ ...rest, version })).toBe(true);
  });

  it("is what storage holds before anything was typed", () => {
    expect(isUntouched(parseOnboardingState(JSON.stringify(initialState)).state)).toBe(true);
  });

  it.each([
    ["a box ticked", { drafts: { ...initialState.drafts, hasAgreed: true } }],
    ["a choice made", { services: ["sms"] }],
  ])("is none any more with %s", (_name, change) => {
    expect(isUntouched({ ...initialState, ...change })).toBe(false);
  });
});
