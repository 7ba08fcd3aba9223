import { setupParts } from "@/config/channels";
import { describe, expect, it } from "vitest";
import { onboardingReducer, type OnboardingAction, type SyncedState } from "@/state/onboarding-reducer";
import { initialState } from "@/state/initial-state";

const run = (...actions: OnboardingAction[]) => actions.reduce(onboardingReducer, initialState);

const accepted: OnboardingAction = { type: "accepted", wizardId: "w", hash: "h" };
const chosen: OnboardingAction = {
  type: "package-chosen",
  packages: { id: 1, featureIds: [1, 2], parts: ["instagram"] },
};
const learned = (known: SyncedState): OnboardingAction => ({ type: "synchronised", known });

describe("synchronisation with the backend", () => {
  it("the backend's data is adopted, but never returns to an earlier stage", () => {
    const packages = { id: 2, featureIds: [9], parts: ["instagram" as const] };
    const ahead = run(accepted, { type: "synchronised", known: { packages, integration: "none" } });
    expect(ahead).toMatchObject({ packages, currentStep: "confirmation", choices: { integration: "none" } });
    const behind = onboardingReducer(ahead, { type: "synchronised", known: {} });
    expect(behind.currentStep).toBe("confirmation");
    expect(behind.packages).toEqual(packages);
  });

  it("the state is unchanged if the backend reports no data", () => {
    const state = run(
      accepted,
      chosen,
      { type: "sign-up-drafted", values: { name: "Işıl" } },
      { type: "services-chosen", services: ["sms"] },
      { type: "instagram-connected", account: { pageId: "p", username: "u" } },
      { type: "part-postponed", part: "storefront" },
      { type: "store-set-up", setup: { mail: "a@b.example", subDomain: "papatya" } },
      { type: "completed", setupConfigList: { domain: "papatya.example", items: [] } },
    );
    expect(onboardingReducer(state, learned({}))).toEqual(state);
  });

  it("the current stage is kept if the backend does not report it", () => {
    expect(run(accepted, learned({})).currentStep).toBe("select-package");
  });

  it("the backend's values replace those in this browser", () => {
    const known = {
      customer: { name: "Ada", email: "ada@example.com" },
      services: ["mail"],
      instagram: { pageId: "p2", username: "u2" },
      facebookPage: "Papatya",
      whatsappNumber: "+905551234567",
      integration: "none",
      setup: { mail: "b@c.example", subDomain: "lale" },
      setupConfigList: { domain: "lale.example", items: [{ key: "company", state: "done" as const }] },
    };
    const { customer, services, setup, setupConfigList, ...choices } = known;
    const state = run(accepted, { type: "services-chosen", services: ["sms"] }, learned(known));
    expect(state).toMatchObject({ services, setupConfigList, currentStep: "progress" });
    expect(state.choices).toEqual({ ...choices, postponed: [] });
    expect(state.setupWizard).toEqual({ ...initialState.setupWizard, domain: "lale.example", setup });
    expect(state.drafts.signUp).toEqual({ ...initialState.drafts.signUp, ...customer });
  });

  it("the domain is kept if the backend's response has none", () => {
    const completed = { domain: "papatya.example", items: [] };
    const without = { domain: "", items: [] };
    const state = run(
      accepted,
      { type: "completed", setupConfigList: completed },
      learned({ setupConfigList: without }),
    );
    expect(state.setupWizard.domain).toBe("papatya.example");
    expect(state.setupConfigList).toEqual(without);
  });

  it.each<[string, SyncedState]>([
    ["nothing", {}],
    ["instagram", { instagram: { pageId: "p", username: "u" } }],
    ["facebook-page", { facebookPage: "Papatya" }],
    ["whatsapp-number", { whatsappNumber: "+90555" }],
    ["storefront", { setup: { mail: "", subDomain: "lale" } }],
  ])("keeps the other parts postponed if %s was completed elsewhere", (completed, known) => {
    const later = setupParts.map((part): OnboardingAction => ({ type: "part-postponed", part }));
    const postponed = setupParts.filter((part) => part !== completed);
    expect(run(accepted, ...later, learned(known)).choices.postponed).toEqual(postponed);
  });

  it.each<[string, SyncedState["packages"], object]>([
    [
      "the same package, without features and parts",
      { id: "1", featureIds: [], parts: null },
      { id: "1", featureIds: [1, 2], parts: ["instagram"] },
    ],
    [
      "the same package, with features and parts",
      { id: 1, featureIds: [3], parts: ["storefront"] },
      { id: 1, featureIds: [3], parts: ["storefront"] },
    ],
    [
      "another package, without features and parts",
      { id: 2, featureIds: [], parts: null },
      { id: 2, featureIds: [], parts: [...setupParts] },
    ],
  ])("completes a package with this browser's data about %s", (_name, packages, expected) => {
    expect(run(accepted, chosen, learned({ packages })).packages).toEqual(expected);
  });

  it("a package unknown to this browser includes every part", () => {
    const packages = { id: 1, featureIds: [], parts: null };
    expect(run(accepted, learned({ packages })).packages).toEqual({ ...packages, parts: [...setupParts] });
  });

  it("another onboarding is rebuilt from the backend, without the previous one's data", () => {
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
