import { setupParts } from "@/config/channels";
import { expect, it } from "vitest";
import { otherTabNews } from "@/features/onboarding/other-tab";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";

const own: OnboardingState = { ...initialState, wizardId: "w", hash: "h", currentStep: "select-package" };
const packages = { id: 1, featureIds: [1], parts: [...setupParts] };

it.each<[string, OnboardingState, OnboardingState, string | null]>([
  ["no change", own, own, null],
  ["typing", own, { ...own, drafts: { ...own.drafts, integration: "none" } }, null],
  ["a choice", own, { ...own, packages }, "changed"],
  ["a step", own, { ...own, packages, currentStep: "select-service" }, "advanced"],
  [
    "the completion",
    own,
    { ...own, currentStep: "progress", setupConfigList: { domain: "a.b", items: [] } },
    "completed",
  ],
  ["another onboarding", own, { ...own, wizardId: "other" }, "replaced"],
  ["a new start", own, { ...initialState, drafts: own.drafts }, "forgotten"],
  ["a forgotten device", own, initialState, "forgotten"],
  ["a first onboarding", initialState, own, "replaced"],
  [
    "typing before the sign-up",
    initialState,
    { ...initialState, drafts: { ...initialState.drafts, integration: "x" } },
    null,
  ],
])("reports the change in another tab: %s", (_name, before, after, expected) => {
  expect(otherTabNews(before, after)).toBe(expected);
});
