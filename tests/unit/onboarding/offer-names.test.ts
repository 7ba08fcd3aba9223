import { expect, it } from "vitest";
import { offerNames, type OfferLists } from "@/features/onboarding/screens/offer-names";
import { initialChoice, type PackageOffer } from "@/features/onboarding/screens/package-choice";
import { initialState } from "@/state/initial-state";

const common = { description: "", most_preferred: false, coming_soon: false };
const price = { amount: 25, currency: "USD", interval: "month" };
const base = { id: 1, code: "instagram", name: "Instagram", included: true, optional: false };
const voice = { id: 5, code: "voice", name: "Sesli arama", included: true, optional: true };
const all: PackageOffer = {
  ...common,
  price,
  id: 1,
  code: "all-features",
  name: "Tüm özellikler",
  features: [base, voice],
};
const small: PackageOffer = {
  ...common,
  price,
  id: 2,
  code: "instagram-only",
  name: "Yalnızca Instagram",
  features: [base, { ...voice, included: false }],
};
const lists: OfferLists = {
  packages: [all, small],
  services: [{ id: 2, code: "sms", name: "SMS", description: "" }],
  integrations: [{ type: "own-software", name: "Kendi yazılımım", description: "" }],
};

it("names everything chosen; an unknown code stands for itself", () => {
  const state = {
    ...initialState,
    packages: { id: 1, featureIds: [1, 5], isInstagramOnly: false },
    services: ["sms", "gone"],
    choices: { ...initialState.choices, integration: "own-software" },
  };
  expect(offerNames(lists, state)).toEqual({
    packageName: "Tüm özellikler",
    features: ["Instagram", "Sesli arama"],
    services: ["SMS", "gone"],
    integration: "Kendi yazılımım",
  });
  const untouched = { ...state, packages: { id: 2, featureIds: [1], isInstagramOnly: true } };
  expect(offerNames(lists, untouched).features).toEqual(["Instagram"]);
});

it("marks what was chosen before, else what the readiness check advised", () => {
  const readiness = {
    ...initialState.drafts.readiness,
    "number-in-app": "yes",
    "business-app": "no",
    "company-papers": "no",
  } as const;
  const advised = { ...initialState, drafts: { ...initialState.drafts, readiness } };
  expect(initialChoice([all, small], all, initialState).id).toBe(1);
  expect(initialChoice([all, small], all, advised)).toEqual({
    id: 2,
    featureIds: [1],
    isInstagramOnly: true,
  });
  const chosen = { ...advised, packages: { id: 1, featureIds: [1, 5], isInstagramOnly: false } };
  expect(initialChoice([all, small], all, chosen)).toEqual(chosen.packages);
  expect(initialChoice([all, { ...small, coming_soon: true }], all, advised).id).toBe(1);
});
