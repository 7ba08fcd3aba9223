import type { ChosenPackage } from "@/state/onboarding-state";

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

/** Code of the package that has nothing but Instagram: it skips the other parts of the setup (decisions, 4). */
const instagramOnlyCode = "instagram-only";

/** What is sent for a package nobody changed: its base features. For the all-features package that is `[1]`. */
export function defaultChoice({ id, code, features }: PackageOffer): ChosenPackage {
  const base = features.filter(({ included, optional }) => included && !optional);
  return { id, featureIds: base.map((feature) => feature.id), isInstagramOnly: code === instagramOnlyCode };
}

/** The choice with an optional feature switched on or off, its features in the order of their numbers. */
export function toggleFeature(choice: ChosenPackage, featureId: number): ChosenPackage {
  const others = choice.featureIds.filter((id) => id !== featureId);
  const isOn = others.length < choice.featureIds.length;
  return { ...choice, featureIds: (isOn ? others : [...others, featureId]).sort((a, b) => a - b) };
}
