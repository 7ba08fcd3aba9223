import { describe, expect, it } from "vitest";
import {
  parseOnboardingState,
  readOnboardingState,
  serialiseOnboardingState,
} from "@/state/onboarding-schema";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";

const full: OnboardingState = {
  ...initialState,
  isShow: false,
  currentStep: "confirmation",
  wizardId: "w1",
  hash: "h1",
  packages: { id: 1, featureIds: [1, "3"], parts: ["instagram", "storefront"] },
  services: ["sms"],
  choices: {
    instagram: { pageId: "p", username: "cicekevi" },
    facebookPage: "Çiçek Evi",
    whatsappNumber: "+905551234567",
    integration: "none",
    postponed: ["storefront"],
  },
  drafts: {
    ...initialState.drafts,
    consents: { newsletter: false },
    instagramPageId: "p2",
    facebookPageId: "p1",
    whatsappNumber: "+905551234567",
    billing: { kind: "company", title: "Papatya A.Ş.", taxOffice: "Kadıköy", hasNumber: true },
    hasAgreed: true,
    readiness: { ...initialState.drafts.readiness, "page-admin": "no" },
  },
};

const stored = (change: object) => JSON.stringify({ ...full, ...change });

describe("restoring the stored onboarding state", () => {
  it("a stored state is restored unchanged", () => {
    const text = serialiseOnboardingState({ state: full, wasLost: false });
    expect(parseOnboardingState(text)).toEqual({ state: full, wasLost: false });
  });

  it.each([
    ["null", "null", false],
    ["an empty object", "{}", false],
    ["invalid JSON", "{wizardId:", true],
    ["a number", "7", true],
    ["an array", "[1]", true],
    ["a string", '"x"', true],
    ["a foreign shape", '{"cart":{"items":[]}}', true],
  ])("falls back to the initial state for %s", (_name, text, wasLost) => {
    expect(parseOnboardingState(text)).toEqual({ state: initialState, wasLost });
  });

  it.each([
    [true, ["instagram"]],
    [false, ["instagram", "facebook-page", "whatsapp-number", "storefront"]],
  ])("infers the parts of a package of the first version (Instagram only: %j)", (isInstagramOnly, parts) => {
    const packages = { id: 2, featureIds: [1], isInstagramOnly };
    const { state, wasLost } = parseOnboardingState(stored({ version: 1, packages }));
    expect(state.packages).toEqual({ id: 2, featureIds: [1], parts });
    expect(wasLost).toBe(false);
  });

  it.each([
    ["the former shape at the top", { wizardId: "w", hash: "h", currentStep: 2, packages: [] }],
    ["the former shape in a module", { alert: {}, onboarding: { wizardId: "w", hash: "h" } }],
    ["the former shape beside no module", { alert: null, onboarding: { wizardId: "w", hash: "h" } }],
  ])("restores the credentials from %s", (_name, content) => {
    const { state, wasLost } = parseOnboardingState(JSON.stringify(content));
    expect(state).toMatchObject({ wizardId: "w", hash: "h", isShow: false, currentStep: "select-package" });
    expect(wasLost).toBe(false);
  });

  it.each([
    ["a stage of another version", { currentStep: "billing" }, { currentStep: "customer-information" }],
    ["the try-it form", { isShow: 1, wizardId: null, hash: null }, { isShow: true }],
    ["services", { services: { sms: true } }, { services: [] }],
    ["one service", { services: ["sms", 4, null] }, { services: ["sms", 4] }],
    ["setup wizard", { setupWizard: 3 }, { setupWizard: initialState.setupWizard }],
    ["choices", { choices: [] }, { choices: initialState.choices }],
    ["drafts", { drafts: "x" }, { drafts: initialState.drafts }],
    [
      "billing",
      { drafts: { ...full.drafts, billing: { kind: "bank", taxNumber: "1234567890" } } },
      { drafts: { billing: initialState.drafts.billing } },
    ],
    [
      "readiness",
      { drafts: { ...full.drafts, readiness: { "page-admin": "perhaps" } } },
      { drafts: { readiness: initialState.drafts.readiness } },
    ],
    ["the second half of the credentials", { hash: null }, { wizardId: null, hash: null }],
    ["the first half of the credentials", { wizardId: "" }, { wizardId: null, hash: null }],
    ["the credentials", { wizardId: true, hash: [] }, { wizardId: null, hash: null }],
  ])("other data is kept if %s cannot be read, and the loss reported", (_name, change, expected) => {
    const { state, wasLost } = parseOnboardingState(stored(change));
    expect(state).toMatchObject(expected);
    expect(wasLost).toBe(true);
  });

  it.each([{ wizardId: "w" }, { hash: "h" }])(
    "falls back to the initial state for incomplete former credentials: %j",
    (half) => {
      expect(readOnboardingState(half)).toEqual({ state: initialState, wasLost: true });
    },
  );

  it.each([null, "", undefined])(
    "accepts missing credentials, stored as %j, without reporting a loss",
    (absent) => {
      const content = { ...initialState, wizardId: absent, hash: absent };
      expect(readOnboardingState(content)).toEqual({ state: initialState, wasLost: false });
    },
  );

  it("credentials whose id is 0 are kept", () => {
    const { state, wasLost } = parseOnboardingState(stored({ wizardId: 0, hash: 0 }));
    expect(state).toMatchObject({ wizardId: 0, hash: 0 });
    expect(wasLost).toBe(false);
  });

  it.each([
    [true, { wizardId: null, hash: null }, true],
    [false, { wizardId: null, hash: null }, false],
    [true, {}, false],
  ])("the try-it form is shown only before sign-up (%j)", (isShow, credentials, expected) => {
    expect(parseOnboardingState(stored({ isShow, ...credentials })).state.isShow).toBe(expected);
  });

  it("known fields from a newer version are read, and unknown ones are reported as lost", () => {
    const { state, wasLost } = parseOnboardingState(stored({ version: 9, invented: true }));
    expect(state).toEqual(full);
    expect(wasLost).toBe(true);
  });

  it("data that must not be stored is never restored", () => {
    const text = stored({
      short_lived_token: "t",
      setupWizard: { wizard: { form: { taxnumber: "1234567890" } } },
    });
    expect(JSON.stringify(parseOnboardingState(text).state)).not.toMatch(/short_lived_token|1234567890/);
  });
});
