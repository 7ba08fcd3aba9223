import type { ExtraService, Integration, OfferedPackage, Price } from "@/services/answers/offers";
import { idText, isSameId, type WireId } from "@/lib/wire-id";
import type { OnboardingState } from "@/state/onboarding-state";
import { isFeatureOn } from "./package-choice";

/** Lists that map the selected codes to names in one language; lists without a selection are not loaded. */
export type OfferLists = {
  packages: readonly OfferedPackage[];
  services: readonly ExtraService[];
  integrations: readonly Integration[];
};

export type OfferNames = {
  packageName: string | undefined;
  /** Price from the backend: null if on request, undefined if the package is not listed. */
  price: Price | null | undefined;
  features: string[];
  services: string[];
  integration: string | undefined;
};

/** Returns the names of all selected offers. */
export function offerNames(lists: OfferLists, { packages, services, choices }: OnboardingState): OfferNames {
  const offer = packages ? lists.packages.find(({ id }) => isSameId(id, packages.id)) : undefined;
  const on = offer?.features.filter((feature) => isFeatureOn(offer, packages?.featureIds ?? [], feature));
  const integration = lists.integrations.find(({ type }) => idText(type) === choices.integration);
  return {
    packageName: offer?.name,
    price: offer?.price,
    features: on?.map(({ name }) => name) ?? [],
    services: lists.services
      .filter((service) => offeredServices(services, [service]).length > 0)
      .map(({ name }) => name),
    integration: integration?.name,
  };
}

/** Returns the codes of the selected add-ons that are still offered, in the backend's notation. */
export const offeredServices = (chosen: readonly WireId[], offered: readonly ExtraService[]): WireId[] =>
  offered.map(({ code }) => code).filter((code) => chosen.some((other) => isSameId(other, code)));
