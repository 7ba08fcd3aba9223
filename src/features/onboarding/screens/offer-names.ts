import type { ExtraService, Integration, OfferedPackage, Price } from "@/services/answers/offers";
import { idText, isSameId, type WireId } from "@/lib/wire-id";
import type { OnboardingState } from "@/state/onboarding-state";
import { isFeatureOn } from "./package-choice";

/** The lists that give the chosen codes their names, in one language; a list nothing was chosen from is not brought. */
export type OfferLists = {
  packages: readonly OfferedPackage[];
  services: readonly ExtraService[];
  integrations: readonly Integration[];
};

export type OfferNames = {
  packageName: string | undefined;
  /** As the backend sent it; null without a figure, undefined where the package is not on the list. */
  price: Price | null | undefined;
  features: string[];
  services: string[];
  integration: string | undefined;
};

/** The names of everything chosen that is on offer. */
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

/** The chosen add-ons that are on offer, as the list writes their codes: what is not offered cannot be chosen. */
export const offeredServices = (chosen: readonly WireId[], offered: readonly ExtraService[]): WireId[] =>
  offered.map(({ code }) => code).filter((code) => chosen.some((other) => isSameId(other, code)));
