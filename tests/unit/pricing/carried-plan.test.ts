import { describe, expect, it } from "vitest";
import { carriedPlan } from "@/features/pricing/carried-plan";
import { estimateCost, type CostFigures } from "@/features/pricing/estimate-cost";
import { wishesOf } from "@/features/pricing/estimate-cases";
import { carriedOverChoices } from "@/features/onboarding/read-carried-over-choices";
import { initialChoice } from "@/features/onboarding/screens/package-choice";
import { initialState } from "@/state/initial-state";
import { onboardingReducer } from "@/state/onboarding-reducer";
import type { OnboardingState } from "@/state/onboarding-state";
import { packageList } from "@/services/answers/offers";
import { readAnswer } from "@/services/answers/read-answer";
import { extraServicesIn, packagesIn } from "../../../sandbox/price-list";
import { readData } from "../../helpers/data-files";

const figures = readData<CostFigures>("constants.json");
const storePackage = packagesIn("tr").find(({ code }) => code === "store")!.id;
const offers = [
  { id: "store", name: "Mağaza", packageId: storePackage },
  { id: "all-features", name: "Hepsi", packageId: 1 },
  { id: "domain", name: "Alan adı", packageId: null },
  { id: "licence", name: "Ek lisans", packageId: null },
];
const facts = { storeDomain: "shop.example", themes: [], colors: [] };

function carry(state: OnboardingState, wishes = wishesOf("alone", figures)): OnboardingState {
  const actions = carriedPlan(state, wishes, estimateCost(wishes, figures), storePackage);
  return actions.reduce(onboardingReducer, state);
}

describe("estimate carried over to the onboarding", () => {
  it("the store package that the backend offers is preselected", () => {
    const { packages } = readAnswer("list-packages", packageList, { packages: packagesIn("tr") });
    const chosen = initialChoice(packages, packages[0]!, carry(initialState));
    expect(chosen).toMatchObject({ id: storePackage, parts: ["storefront"] });
    expect(chosen.featureIds.length).toBeGreaterThan(0);
  });

  it("the estimate's add-ons are selected and listed", () => {
    const state = carry(initialState, wishesOf("team", figures));
    expect(state.services).toEqual(["domain", "licence"]);
    const sold = extraServicesIn("tr").map(({ code }) => code);
    expect(sold).toEqual(expect.arrayContaining(["domain", "licence"]));
    expect(carriedOverChoices(state, facts, offers).plan).toEqual(["Mağaza", "Alan adı", "Ek lisans"]);
  });

  it("a new estimate removes only the earlier estimate's add-ons", () => {
    const before = { ...carry(initialState, wishesOf("team", figures)) };
    const state = carry({ ...before, services: [...before.services, "easy-ads"] });
    expect(state.services).toEqual(["easy-ads"]);
  });

  it("a package that was already selected is kept", () => {
    const packages = { id: 1, featureIds: [1], parts: [] };
    const state = carry({ ...initialState, packages });
    expect(state.packages).toEqual(packages);
    expect(state.drafts.packages).toBeNull();
    expect(carriedOverChoices(state, facts, offers).plan).toEqual([]);
  });
});

describe("shop carried over to the onboarding", () => {
  const looks = {
    storeDomain: "shop.example",
    themes: [{ id: "vitrin", name: "Vitrin", text: "" }],
    colors: [{ id: "sea", name: "Deniz", value: "#000000", onValue: "#ffffff" }],
  };
  const sketched = [
    { type: "drafted", draft: { store: { mail: "", subDomain: "ayse-taki" } } } as const,
    {
      type: "storefront-sketched",
      title: "Ayşe Takı",
      look: { theme: "vitrin", color: "sea" },
    } as const,
  ].reduce(onboardingReducer, initialState);

  it("a carried-over shop is listed with name, address, theme and colour", () => {
    expect(carriedOverChoices(sketched, looks, []).shop).toEqual([
      "Ayşe Takı",
      "ayse-taki.shop.example",
      "Vitrin",
      "Deniz",
    ]);
  });

  it("the shop is not listed as carried over once its address is reserved, or if the estimate has no shop", () => {
    const reserved = onboardingReducer(sketched, {
      type: "store-set-up",
      setup: { mail: "a@b.example", subDomain: "ayse-taki" },
    });
    expect(carriedOverChoices(reserved, looks, []).shop).toEqual([]);
    expect(carriedOverChoices(initialState, looks, offers)).toEqual({ shop: [], plan: [] });
  });
});
