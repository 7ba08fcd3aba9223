import { setupParts } from "@/config/channels";
import { expect, it } from "vitest";
import { offerNames, type OfferLists } from "@/features/onboarding/screens/offer-names";
import { defaultChoice, initialChoice, toggleFeature } from "@/features/onboarding/screens/package-choice";
import { packageList, type OfferedPackage } from "@/services/answers/offers";
import { readAnswer } from "@/services/answers/read-answer";
import { initialState } from "@/state/initial-state";

const common = { description: "", most_preferred: false, coming_soon: false };
const price = { amount: 25, currency: "USD", interval: "month" } as const;
const feature = { included: true, optional: false, base: false };
const base = { ...feature, id: 1, name: "Instagram", base: true, capability: "instagram" as const };
const voice = { ...feature, id: 5, name: "WhatsApp", optional: true, capability: "whatsapp-number" as const };
const all: OfferedPackage = {
  ...common,
  price,
  id: 1,
  name: "Tüm özellikler",
  features: [base, voice],
};
const small: OfferedPackage = {
  ...common,
  price,
  id: 2,
  name: "Yalnızca Instagram",
  features: [base, { ...voice, included: false, optional: false }],
};
const lists: OfferLists = {
  packages: [all, small],
  services: [{ code: "sms", name: "SMS", description: "" }],
  integrations: [{ type: "own-software", name: "Kendi yazılımım", description: "" }],
};

it("offerNames() returns the names of all selected offers", () => {
  const state = {
    ...initialState,
    packages: { id: 1, featureIds: [1, 5], parts: [...setupParts] },
    services: ["sms", "gone"],
    choices: { ...initialState.choices, integration: "own-software" },
  };
  expect(offerNames(lists, state)).toEqual({
    packageName: "Tüm özellikler",
    price: lists.packages[0]?.price,
    features: ["Instagram", "WhatsApp"],
    services: ["SMS"],
    integration: "Kendi yazılımım",
  });
  const untouched = { ...state, packages: { id: 2, featureIds: [1], parts: ["instagram" as const] } };
  expect(offerNames(lists, untouched).features).toEqual(["Instagram"]);
});

it("features that the package no longer has are omitted", () => {
  const chosen = (featureIds: (string | number)[]) =>
    initialChoice([all, small], all, {
      ...initialState,
      packages: { id: 1, featureIds, parts: [...setupParts] },
    });
  expect(chosen([5, 9]).featureIds).toEqual([5]);
  expect(chosen(["5", "gone"]).featureIds).toEqual([5]);
  expect(chosen([9])).toEqual(defaultChoice(all));
  const bare = { ...all, features: [{ ...voice, id: null }] };
  const before = { ...initialState, packages: { id: 1, featureIds: [1], parts: [...setupParts] } };
  expect(initialChoice([bare], bare, before)).toEqual(defaultChoice(bare));
});

it("the previous package is preselected, or else the recommended one", () => {
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
    parts: ["instagram" as const],
  });
  const chosen = { ...advised, packages: { id: 1, featureIds: [5], parts: [...setupParts] } };
  expect(initialChoice([all, small], all, chosen)).toEqual({
    id: 1,
    featureIds: [5],
    parts: ["instagram", "whatsapp-number"],
  });
  expect(initialChoice([all, { ...small, coming_soon: true }], all, advised).id).toBe(1);
});

const offered = (features: unknown, more: object = {}): OfferedPackage => {
  const [offer] = readAnswer("list-packages", packageList, [
    { id: "p", name: "P", features, ...more },
  ]).packages;
  if (!offer) throw new Error("The package can be read.");
  return offer;
};

it("a selection contains only the base feature while all features are enabled, otherwise at least one enabled feature", () => {
  expect(defaultChoice(all)).toMatchObject({ id: 1, featureIds: [1] });
  const whole = offered([
    { id: 1, name: "Everything", base: true },
    { id: 2, name: "WhatsApp", optional: true },
    { id: 3, name: "Store", optional: true },
  ]);
  const untouched = defaultChoice(whole);
  expect(untouched).toEqual({ id: "p", featureIds: [1], parts: ["whatsapp-number", "storefront"] });
  const [, whatsapp, store] = whole.features;
  if (!whatsapp || !store) throw new Error("There are three features.");
  const without = toggleFeature(whole, untouched, store);
  expect(without).toEqual({ id: "p", featureIds: [2], parts: ["whatsapp-number"] });
  expect(toggleFeature(whole, without, whatsapp)).toEqual(without);
  expect(toggleFeature(whole, without, store)).toEqual(untouched);
});

it.each([
  ["no features", undefined, [1]],
  ["texts", ["WhatsApp", "Instagram"], [1]],
  [
    "features without a base",
    [
      { id: 4, name: "A" },
      { id: "x", name: "B", optional: true },
    ],
    [4, "x"],
  ],
  [
    "a feature that is not included",
    [
      { id: 4, name: "A" },
      { id: 5, name: "B", included: false },
    ],
    [4],
  ],
  ["no included feature", [{ id: 4, name: "A", included: false }], [1]],
])("sends ids of %s in the backend's type", (_, features, ids) => {
  expect(defaultChoice(offered(features)).featureIds).toEqual(ids);
});

it.each([
  [[{ id: 1, name: "Instagram DM" }], ["instagram"]],
  [
    [
      { id: 1, code: "WHATSAPP" },
      { id: 2, code: "ig" },
    ],
    ["whatsapp-number"],
  ],
  [[{ id: 1, name: "Paylaşılan kutu", capability: "instagram" }], ["instagram"]],
  [
    [
      { id: 1, name: "Facebook Messenger" },
      { id: 2, name: "WhatsApp", included: false },
    ],
    ["facebook-page"],
  ],
  [[{ id: 1, name: "7/24 destek" }], [...setupParts]],
  [[{ id: 1, name: "WhatsApp ve Instagram" }], [...setupParts]],
  [undefined, [...setupParts]],
])("derives the setup parts from the features %j", (features, parts) => {
  expect(defaultChoice(offered(features)).parts).toEqual(parts);
});
