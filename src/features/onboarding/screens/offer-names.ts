import type { listExtraServices } from "@/services/operations/list-extra-services";
import type { listIntegrations } from "@/services/operations/list-integrations";
import type { OnboardingState } from "@/state/onboarding-state";
import type { PackageOffer } from "./package-choice";

type Answer<Call extends (...input: never[]) => Promise<object>> = Awaited<ReturnType<Call>>;

/** The lists that give the chosen codes their names, in one language; a list nothing was chosen from is not brought. */
export type OfferLists = {
  packages: readonly PackageOffer[];
  services: Answer<typeof listExtraServices>["services"];
  integrations: Answer<typeof listIntegrations>["integrations"];
};

export type OfferNames = {
  packageName: string | undefined;
  features: string[];
  services: string[];
  integration: string | undefined;
};

/** The names of everything chosen; a code without a name on the list stands for itself. */
export function offerNames(lists: OfferLists, { packages, services, choices }: OnboardingState): OfferNames {
  const offer = lists.packages.find(({ id }) => id === packages?.id);
  const isChosen = (feature: PackageOffer["features"][number]) =>
    packages?.featureIds.includes(feature.id) || (feature.included && !feature.optional);
  const integration = lists.integrations.find(({ type }) => type === choices.integration);
  return {
    packageName: offer?.name,
    features: offer?.features.filter(isChosen).map(({ name }) => name) ?? [],
    services: services.map((code) => lists.services.find((service) => service.code === code)?.name ?? code),
    integration: integration?.name,
  };
}
