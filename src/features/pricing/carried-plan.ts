import type { OnboardingAction } from "@/state/onboarding-reducer";
import type { OnboardingState } from "@/state/onboarding-state";
import type { CostEstimate, CostWishes } from "./estimate-cost";

/** Codes under which the price list sells them (data/pricing.json). */
const codes = { domain: "domain", licence: "licence" } as const;

/**
 * What the onboarding needs to open with a selection: the package marked, the add-ons ticked. A package that
 * was chosen already stays; add-ons that the estimate knows nothing of stay as well.
 * @param storePackage number of the package that is the store alone; null where the price list has none
 */
export function carriedPlan(
  { packages, services }: Pick<OnboardingState, "packages" | "services">,
  wishes: CostWishes,
  { domainYears, licences }: CostEstimate,
  storePackage: number | null,
): OnboardingAction[] {
  const others = services.filter((code) => code !== codes.domain && code !== codes.licence);
  const added = [...(domainYears > 0 ? [codes.domain] : []), ...(licences > 0 ? [codes.licence] : [])];
  const draft =
    wishes.hasStore && storePackage !== null
      ? // Its features are the backend's to know: none listed means all of them.
        { id: storePackage, featureIds: [], parts: ["storefront" as const] }
      : null;
  return [
    { type: "services-chosen", services: [...others, ...added] },
    ...(packages === null ? [{ type: "drafted" as const, draft: { packages: draft } }] : []),
  ];
}
