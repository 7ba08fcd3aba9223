import { setupParts } from "@/lib/setup-parts";
import { describe, expect, it } from "vitest";
import { onboardingReducer, type OnboardingAction } from "@/state/onboarding-reducer";
import { initialState } from "@/state/initial-state";

const run = (...actions: OnboardingAction[]) => actions.reduce(onboardingReducer, initialState);

const accepted: OnboardingAction = { type: "accepted", wizardId: "w", hash: "h" };
const chosen: OnboardingAction = {
  type: "package-chosen",
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
};

describe("onboarding reducer", () => {
  it("keeps the credentials, hides the try-it form and moves to the second stage once accepted", () => {
    expect(run(accepted)).toMatchObject({
      wizardId: "w",
      hash: "h",
      isShow: false,
      currentStep: "select-package",
    });
  });

  it("makes the second stage current again when a package is chosen late", () => {
    const state = run(accepted, chosen, { type: "integration-chosen", integration: "none" }, chosen);
    expect(state.currentStep).toBe("select-package");
  });

  it.each<[string, OnboardingAction, string]>([
    ["setup-finished", { type: "setup-finished" }, "select-service"],
    ["integration-chosen", { type: "integration-chosen", integration: "none" }, "confirmation"],
    ["completed", { type: "completed", setupConfigList: { domain: "a.b", items: [] } }, "progress"],
  ])("%s moves on", (_name, action, step) => {
    expect(run(accepted, chosen, action).currentStep).toBe(step);
  });

  it("drops the note 'later' once the part is done", () => {
    const postponed = run(accepted, chosen, { type: "part-postponed", part: "instagram" });
    expect(postponed.choices.postponed).toEqual(["instagram"]);
    const done = onboardingReducer(postponed, {
      type: "instagram-connected",
      account: { pageId: "p", username: "u" },
    });
    expect(done.choices).toMatchObject({ postponed: [], instagram: { username: "u" } });
  });

  it("keeps the shop's domain of the completed setup", () => {
    const state = run(accepted, chosen, {
      type: "completed",
      setupConfigList: { domain: "cicekevi.kanalya-store.example", items: [] },
    });
    expect(state.setupWizard.domain).toBe("cicekevi.kanalya-store.example");
  });

  it("takes over what the backend knows, and only moves forward by it", () => {
    const packages = { id: 2, featureIds: [9], parts: ["instagram" as const] };
    const ahead = run(accepted, { type: "synchronised", known: { packages, integration: "none" } });
    expect(ahead).toMatchObject({ packages, currentStep: "confirmation", choices: { integration: "none" } });
    const behind = onboardingReducer(ahead, { type: "synchronised", known: {} });
    expect(behind.currentStep).toBe("confirmation");
    expect(behind.packages).toEqual(packages);
  });

  it("starts over with what was typed, but without the agreement ticked for the former onboarding", () => {
    const typed = run(accepted, { type: "sign-up-drafted", values: { name: "Işıl" } });
    const agreed = onboardingReducer(typed, { type: "drafted", draft: { hasAgreed: true } });
    const state = onboardingReducer(agreed, { type: "started-over" });
    expect(state).toEqual({ ...initialState, drafts: typed.drafts });
  });

  it("keeps the onboarding under way when a second sign-up is accepted", () => {
    const state = run(accepted, chosen, { type: "accepted", wizardId: "second", hash: "h2" });
    expect(state).toMatchObject({ wizardId: "w", hash: "h", packages: { id: 1 } });
  });

  it("leaves for later what the readiness check advises", () => {
    const readiness = { ...initialState.drafts.readiness, "page-admin": "no" } as const;
    const state = run({ type: "drafted", draft: { readiness } }, accepted);
    expect(state.choices.postponed).toEqual(["instagram", "facebook-page"]);
    const known = { facebookPage: "Papatya" };
    expect(onboardingReducer(state, { type: "synchronised", known }).choices.postponed).toEqual([
      "instagram",
    ]);
  });

  it("rebuilds another onboarding from what the backend knows, without a trace of the former", () => {
    const former = run(accepted, chosen, { type: "services-chosen", services: ["sms"] });
    const known = { customer: { name: "Ada", email: "ada@example.com" }, integration: "none" };
    const state = onboardingReducer(former, { type: "resumed", wizardId: "r", hash: "h2", known });
    expect(state).toMatchObject({
      wizardId: "r",
      hash: "h2",
      isShow: false,
      currentStep: "confirmation",
      services: [],
      packages: null,
      drafts: { signUp: { name: "Ada" } },
    });
  });
});
