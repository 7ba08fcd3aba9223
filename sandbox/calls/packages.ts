import type { components } from "../../src/services/generated/contract";
import fixture from "../fixtures/packages.json";
import { Refusal } from "../refusal";
import type { SiteFacts } from "../site-facts";
import type { Locale } from "../store/records";
import { update, type OnboardingHandler } from "./call";

type Package = components["schemas"]["Package"];
type Feature = Package["features"][number];
type Capability = components["schemas"]["Capability"];

/** The feature that every package has, and that stands for everything in it. */
const baseFeature = 1;

/** The parts of the setup, in the order of the screen. */
const capabilities: Capability[] = ["instagram", "facebook-page", "whatsapp-number", "storefront"];

function packagesIn(locale: Locale, { storePrice }: SiteFacts): Package[] {
  return fixture.packages.map(({ id, code, name, description, most_preferred, fixed, optional, price }) => ({
    id,
    code,
    name: name[locale],
    description: description[locale],
    features: fixture.features.map((feature) => {
      const isOptional = (optional as number[]).includes(feature.id); // an empty list in a JSON file has no type of its own
      return {
        id: feature.id,
        code: feature.code,
        name: feature[locale],
        included: isOptional || fixed.includes(feature.id),
        optional: isOptional,
        base: feature.id === baseFeature,
        ...(feature.capability ? { capability: feature.capability as Capability } : {}), // the document lists them
      };
    }),
    price: { amount: typeof price === "number" ? price : storePrice, currency: "USD", interval: "month" },
    most_preferred,
    coming_soon: false,
  }));
}

/** The parts of the setup that features of a package need; the base stands for all that are included. */
function capabilitiesOf(features: Feature[], ids: number[]): Capability[] {
  const isWhole = ids.includes(baseFeature);
  const on = features.filter(
    ({ id, included, optional }) => ids.includes(id) || (included && (isWhole || !optional)),
  );
  return capabilities.filter((capability) => on.some((feature) => feature.capability === capability));
}

export const listPackages: OnboardingHandler<"list-packages"> = ({ locale, facts }) => ({
  packages: packagesIn(locale, facts),
});

export const selectPackage: OnboardingHandler<"select-package"> = (call) => {
  const { body, locale, facts, onboarding } = call;
  if (onboarding.completion) throw new Refusal(409, "already_completed");
  const chosen = packagesIn(locale, facts).find(({ id }) => id === body.package_id);
  if (!chosen) throw new Refusal(422, "unknown_package", { field: "package_id" });
  const known = chosen.features.filter(({ included }) => included).map(({ id }) => id);
  if (!body.features_ids.every((id) => known.includes(id)))
    throw new Refusal(422, "unknown_feature", { field: "features_ids" });
  const choice = {
    id: chosen.id,
    code: chosen.code,
    features_ids: body.features_ids,
    capabilities: capabilitiesOf(chosen.features, body.features_ids),
  };
  update(call, { package: choice });
  return { package: choice };
};
