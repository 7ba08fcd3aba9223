import type { OnboardingAction } from "@/state/onboarding-reducer";
import type { OnboardingState } from "@/state/onboarding-state";
import type { CostEstimate, EstimateSelection } from "./estimate-cost";

/** Codes of the add-ons in the price list (data/pricing.json). */
const codes = { domain: "domain", licence: "licence" } as const;

/**
 * Returns the actions that preselect an estimate's package and add-ons in the onboarding. Packages that are
 * already selected are kept, as are add-ons that the estimator does not cover.
 * @param storePackage backend's id of the store-only package; null if the price list has none
 */
export function carriedPlan(
  { packages, services }: Pick<OnboardingState, "packages" | "services">,
  wishes: EstimateSelection,
  { domainYears, licences }: CostEstimate,
  storePackage: number | null,
): OnboardingAction[] {
  const others = services.filter((code) => code !== codes.domain && code !== codes.licence);
  const added = [...(domainYears > 0 ? [codes.domain] : []), ...(licences > 0 ? [codes.licence] : [])];
  const draft =
    wishes.hasStore && storePackage !== null
      ? // The backend defines the package's features; an empty list means all of them.
        { id: storePackage, featureIds: [], parts: ["storefront" as const] }
      : null;
  return [
    { type: "services-chosen", services: [...others, ...added] },
    ...(packages === null ? [{ type: "drafted" as const, draft: { packages: draft } }] : []),
  ];
}
