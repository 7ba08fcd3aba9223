import { idText } from "@/lib/wire-id";
import type { OnboardingState } from "@/state/onboarding-state";
import type { OnboardingFacts } from "@/state/onboarding-context";

/** A package or service of the price list: code, name, and the id that selects a package. */
export type ListedOffer = {
  readonly id: string;
  readonly name: string;
  readonly packageId: number | null;
};

/**
 * Describes the visitor's choices on the marketing pages: the shop from the store builder until an address is
 * reserved, and the plan from the price estimator until a package is selected. Lists are empty without such
 * choices.
 */
export function carriedOverChoices(
  { drafts, packages, services, setupWizard }: OnboardingState,
  { storeDomain, themes, colors }: Pick<OnboardingFacts, "storeDomain" | "themes" | "colors">,
  offers: readonly ListedOffer[],
): { shop: string[]; plan: string[] } {
  const { look, general, doneSteps } = setupWizard.wizard;
  const { subDomain } = drafts.store;
  const isOpen = setupWizard.setup.subDomain === "" && doneSteps.length === 0;
  const theme = themes.find(({ id }) => id === look.theme)?.name;
  const color = colors.find(({ id }) => id === look.color)?.name;
  const shop = [general.title.trim(), subDomain && `${subDomain}.${storeDomain}`, theme, color];

  // The package screen always stores the enabled features; the estimator stores only the package.
  const isPlanned = packages === null && drafts.packages?.featureIds.length === 0;
  const planned = isPlanned
    ? offers.find((offer) => String(offer.packageId) === idText(drafts.packages?.id ?? ""))
    : undefined;
  const added = offers.filter(({ id, packageId }) => packageId === null && services.map(idText).includes(id));
  const plan = planned ? [planned, ...added] : [];
  return {
    shop: isOpen && theme && color ? shop.filter((text): text is string => Boolean(text)) : [],
    plan: plan.map(({ name }) => name),
  };
}
