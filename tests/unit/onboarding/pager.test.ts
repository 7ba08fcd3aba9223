import { describe, expect, it } from "vitest";
import { partStates } from "@/features/onboarding/onboarding-pager";
import { setupParts } from "@/config/channels";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";

const state: OnboardingState = {
  ...initialState,
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
  choices: { ...initialState.choices, facebookPage: "Papatya" },
};
const shown = (...parameters: Parameters<typeof partStates>) =>
  Object.fromEntries(partStates(...parameters).map(({ id, state: partState }) => [id, partState]));

describe("pager parts in the second stage", () => {
  it("the parts start with the package, followed by its setup parts", () => {
    expect(Object.keys(shown("select-package", "", state))).toEqual(["package", ...setupParts]);
    const small = { ...state, packages: { id: 2, featureIds: [1], parts: ["instagram" as const] } };
    expect(shown("select-package", "", small)).toEqual({ package: "active", instagram: "todo" });
  });

  it("a part is active on its screen or if the query names it, otherwise done or to do", () => {
    expect(shown("setup", "", state)).toMatchObject({ package: "done", "facebook-page": "done" });
    expect(shown("setup", "?part=whatsapp-number", state)["whatsapp-number"]).toBe("active");
    expect(shown("setup", "?part=facebook-page", state)["facebook-page"]).toBe("active");
    expect(shown("select-ig-account", "", state).instagram).toBe("active");
    expect(shown("select-store", "?step=2", state).storefront).toBe("active");
  });
});
