import { setupParts, type SetupPart } from "@/config/channels";
import { describe, expect, it } from "vitest";
import { onboardingReducer, type OnboardingAction } from "@/state/onboarding-reducer";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";

const run = (...actions: OnboardingAction[]) => actions.reduce(onboardingReducer, initialState);

const accepted = { type: "accepted", wizardId: "w", hash: "h" } as const;
const chosen: OnboardingAction = {
  type: "package-chosen",
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
};

describe("actions of the onboarding reducer", () => {
  it("an accepted sign-up stores the credentials, hides the try-it form and opens the second stage", () => {
    expect(run(accepted)).toMatchObject({
      wizardId: "w",
      hash: "h",
      isShow: false,
      currentStep: "select-package",
    });
  });

  it("selecting a package again returns to the second stage", () => {
    const state = run(accepted, chosen, { type: "integration-chosen", integration: "none" }, chosen);
    expect(state.currentStep).toBe("select-package");
  });

  it.each<[string, OnboardingAction, string]>([
    ["setup-finished", { type: "setup-finished" }, "select-service"],
    ["integration-chosen", { type: "integration-chosen", integration: "none" }, "confirmation"],
    ["completed", { type: "completed", setupConfigList: { domain: "a.b", items: [] } }, "progress"],
  ])("moves on after %s", (_name, action, step) => {
    expect(run(accepted, chosen, action).currentStep).toBe(step);
  });

  it("the shop's domain is kept after the setup is completed", () => {
    const state = run(accepted, chosen, {
      type: "completed",
      setupConfigList: { domain: "cicekevi.kanalya-store.example", items: [] },
    });
    expect(state.setupWizard.domain).toBe("cicekevi.kanalya-store.example");
  });

  it("starting over keeps the sign-up input, but not the previous agreement", () => {
    const typed = run(accepted, { type: "sign-up-drafted", values: { name: "Işıl" } });
    const agreed = onboardingReducer(typed, { type: "drafted", draft: { hasAgreed: true } });
    const state = onboardingReducer(agreed, { type: "started-over" });
    expect(state).toEqual({ ...initialState, drafts: typed.drafts });
  });

  it("a second accepted sign-up keeps the current onboarding", () => {
    const state = run(accepted, chosen, { type: "accepted", wizardId: "second", hash: "h2" });
    expect(state).toMatchObject({ wizardId: "w", hash: "h", packages: { id: 1 } });
  });

  it("the readiness check's recommended postponements are applied", () => {
    const readiness = { ...initialState.drafts.readiness, "page-admin": "no" } as const;
    const state = run({ type: "drafted", draft: { readiness } }, accepted);
    expect(state.choices.postponed).toEqual(["instagram", "facebook-page"]);
  });

  it.each([
    ["unknown", {}, null],
    ["known", { at: "2026-11-22T09:00:00.000Z" }, { at: "2026-11-22T09:00:00.000Z", texts: [] }],
  ])("stores the time of the sign-up if it is %s", (_name, moment, acceptance) => {
    expect(run({ ...accepted, ...moment }).acceptance).toEqual(acceptance);
  });

  it("acknowledged legal texts are stored once, and only for a sign-up in this browser", () => {
    const texts = [{ title: "Privacy", version: "1.0", effectiveDate: "2026-01-01" }];
    const noted: OnboardingAction = { type: "texts-noted", texts };
    const later: OnboardingAction = { type: "texts-noted", texts: [] };
    const newer: OnboardingAction = { type: "texts-noted", texts: [{ ...texts[0]!, version: "2.0" }] };
    const at = "2026-11-22T09:00:00.000Z";
    expect(run({ ...accepted, at }, later, noted, newer).acceptance).toEqual({ at, texts });
    expect(run(accepted, noted).acceptance).toBeNull();
  });

  it("new sign-up input is merged into the previous input", () => {
    const { signUp, consents } = run(
      { type: "sign-up-drafted", values: { name: "Işıl" }, consents: { newsletter: false } },
      { type: "sign-up-drafted", values: { email: "isil@example.com" }, consents: { pdpa: true } },
      { type: "sign-up-drafted", values: {} },
    ).drafts;
    expect(signUp).toEqual({ ...initialState.drafts.signUp, name: "Işıl", email: "isil@example.com" });
    expect(consents).toEqual({ newsletter: false, pdpa: true });
  });

  const account = { pageId: "p", username: "u" };
  const setup = { mail: "a@b.example", subDomain: "papatya" };
  it.each<[SetupPart, OnboardingAction, Partial<OnboardingState["choices"]>]>([
    ["instagram", { type: "instagram-connected", account }, { instagram: account }],
    ["facebook-page", { type: "facebook-page-connected", name: "Papatya" }, { facebookPage: "Papatya" }],
    [
      "whatsapp-number",
      { type: "whatsapp-number-connected", number: "+90555" },
      { whatsappNumber: "+90555" },
    ],
    ["storefront", { type: "store-set-up", setup }, {}],
  ])("stores the part %s and removes it from the postponed ones", (part, action, change) => {
    const later = setupParts.map((other): OnboardingAction => ({ type: "part-postponed", part: other }));
    const postponed = setupParts.filter((other) => other !== part);
    expect(run(accepted, ...later, action).choices).toEqual({
      ...initialState.choices,
      ...change,
      postponed,
    });
  });

  it("the shop setup is stored together with its domain and wizard state", () => {
    const { setupWizard } = run(accepted, { type: "store-set-up", setup });
    expect(setupWizard).toEqual({ ...initialState.setupWizard, setup });
  });

  it("postponed parts are listed once each, the most recent last", () => {
    const later = (part: SetupPart): OnboardingAction => ({ type: "part-postponed", part });
    const { postponed } = run(accepted, later("instagram"), later("storefront"), later("instagram")).choices;
    expect(postponed).toEqual(["storefront", "instagram"]);
  });

  it("earlier choices are kept when services and an integration are selected", () => {
    const state = run(
      accepted,
      { type: "facebook-page-connected", name: "Papatya" },
      { type: "services-chosen", services: ["sms", 4] },
      { type: "integration-chosen", integration: "none" },
    );
    expect(state).toMatchObject({ wizardId: "w", services: ["sms", 4] });
    expect(state.choices).toMatchObject({ facebookPage: "Papatya", integration: "none" });
  });

  it("finishing the setup again does not return to an earlier stage", () => {
    const state = run(
      accepted,
      { type: "integration-chosen", integration: "none" },
      { type: "setup-finished" },
    );
    expect(state.currentStep).toBe("confirmation");
  });
});
