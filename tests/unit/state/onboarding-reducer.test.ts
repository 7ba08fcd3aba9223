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

  it.each([
    ["not known", {}, null],
    ["known", { at: "2026-11-22T09:00:00.000Z" }, { at: "2026-11-22T09:00:00.000Z", texts: [] }],
  ])("remembers the moment of the sign-up where it is %s", (_name, moment, acceptance) => {
    expect(run({ ...accepted, ...moment }).acceptance).toEqual(acceptance);
  });

  it("notes the acknowledged texts once, and only of a sign-up in this browser", () => {
    const texts = [{ title: "Privacy", version: "1.0", effectiveDate: "2026-01-01" }];
    const noted: OnboardingAction = { type: "texts-noted", texts };
    const later: OnboardingAction = { type: "texts-noted", texts: [] };
    const newer: OnboardingAction = { type: "texts-noted", texts: [{ ...texts[0]!, version: "2.0" }] };
    const at = "2026-11-22T09:00:00.000Z";
    expect(run({ ...accepted, at }, later, noted, newer).acceptance).toEqual({ at, texts });
    expect(run(accepted, noted).acceptance).toBeNull();
  });

  it("adds what is typed at the sign-up to what was typed before", () => {
    const { signUp, consents } = run(
      { type: "sign-up-drafted", values: { name: "Işıl" }, consents: { newsletter: false } },
      { type: "sign-up-drafted", values: { email: "isil@example.com" }, consents: { pdpa: true } },
      { type: "sign-up-drafted", values: {} },
    ).drafts;
    expect(signUp).toEqual({ ...initialState.drafts.signUp, name: "Işıl", email: "isil@example.com" });
    expect(consents).toEqual({ newsletter: false, pdpa: true });
  });

  it.each<[string, OnboardingAction, Partial<OnboardingState["choices"]>]>([
    [
      "the Instagram account",
      { type: "instagram-connected", account: { pageId: "p", username: "u" } },
      {
        instagram: { pageId: "p", username: "u" },
        postponed: ["facebook-page", "whatsapp-number", "storefront"],
      },
    ],
    [
      "the Facebook page",
      { type: "facebook-page-connected", name: "Papatya" },
      { facebookPage: "Papatya", postponed: ["instagram", "whatsapp-number", "storefront"] },
    ],
    [
      "the WhatsApp number",
      { type: "whatsapp-number-connected", number: "+905551234567" },
      { whatsappNumber: "+905551234567", postponed: ["instagram", "facebook-page", "storefront"] },
    ],
    [
      "the shop",
      { type: "store-set-up", setup: { mail: "a@b.example", subDomain: "papatya" } },
      { postponed: ["instagram", "facebook-page", "whatsapp-number"] },
    ],
  ])("keeps %s and no longer leaves it for later", (_name, action, change) => {
    const later = setupParts.map((part): OnboardingAction => ({ type: "part-postponed", part }));
    expect(run(accepted, ...later, action).choices).toEqual({ ...initialState.choices, ...change });
  });

  it("keeps the shop that was set up beside its domain and wizard", () => {
    const setup = { mail: "a@b.example", subDomain: "papatya" };
    const { setupWizard } = run(accepted, { type: "store-set-up", setup });
    expect(setupWizard).toEqual({ ...initialState.setupWizard, setup });
  });

  it("leaves a part for later once, the latest last", () => {
    const later = (part: SetupPart): OnboardingAction => ({ type: "part-postponed", part });
    const { postponed } = run(accepted, later("instagram"), later("storefront"), later("instagram")).choices;
    expect(postponed).toEqual(["storefront", "instagram"]);
  });

  it("keeps what was chosen before when services and an integration are", () => {
    const state = run(
      accepted,
      { type: "facebook-page-connected", name: "Papatya" },
      { type: "services-chosen", services: ["sms", 4] },
      { type: "integration-chosen", integration: "none" },
    );
    expect(state).toMatchObject({ wizardId: "w", services: ["sms", 4] });
    expect(state.choices).toMatchObject({ facebookPage: "Papatya", integration: "none" });
  });

  it("does not move back when the setup is finished again", () => {
    const state = run(
      accepted,
      { type: "integration-chosen", integration: "none" },
      { type: "setup-finished" },
    );
    expect(state.currentStep).toBe("confirmation");
  });
});
