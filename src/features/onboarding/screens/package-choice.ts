import type { ChosenPackage, OnboardingState } from "@/state/onboarding-state";
import { readinessAdvice } from "@/state/readiness";
import { isInstagramOnly } from "@/features/onboarding/instagram-only";

export type PackageFeature = { id: number; code: string; name: string; included: boolean; optional: boolean };

/** A package as the backend offers it, as far as the screen needs it. */
export type PackageOffer = {
  id: number;
  code: string;
  name: string;
  description: string;
  features: PackageFeature[];
  price: { amount: number; currency: string; interval: string };
  most_preferred: boolean;
  coming_soon: boolean;
};

/** The base of a package: feature 1, which stands for everything that is not optional (decisions, 4). */
const baseFeatureId = 1;

/** What is sent for a package nobody changed. For the all-features package that is `{ id: 1, featureIds: [1] }`. */
export function defaultChoice(offer: PackageOffer): ChosenPackage {
  const included = offer.features.filter((feature) => feature.included && !feature.optional);
  const base = included.find(({ id }) => id === baseFeatureId) ?? included[0];
  return { id: offer.id, featureIds: base ? [base.id] : [], isInstagramOnly: isInstagramOnly(offer) };
}

/** The choice with an optional feature switched on or off, its features in the order of their numbers. */
export function toggleFeature(choice: ChosenPackage, featureId: number): ChosenPackage {
  const others = choice.featureIds.filter((id) => id !== featureId);
  const isOn = others.length < choice.featureIds.length;
  return { ...choice, featureIds: (isOn ? others : [...others, featureId]).sort((a, b) => a - b) };
}

/** What is marked when the packages appear: what was marked or chosen before, else what the readiness check advised. */
export function initialChoice(
  offers: readonly PackageOffer[],
  first: PackageOffer,
  { drafts, packages }: OnboardingState,
): ChosenPackage {
  const open = offers.filter(({ coming_soon }) => !coming_soon);
  const before = drafts.packages ?? packages;
  if (before && open.some(({ id }) => id === before.id)) return before;
  const advised = readinessAdvice(drafts.readiness).package;
  return defaultChoice(open.find(({ code }) => code === advised) ?? first);
}
