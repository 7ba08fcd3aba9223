import type { components } from "../../src/services/generated/contract";
import fixture from "../fixtures/packages.json";
import { Refusal } from "../refusal";
import type { SiteFacts } from "../site-facts";
import type { Locale } from "../store/records";
import { update, type OnboardingHandler } from "./call";

type Package = components["schemas"]["Package"];

/** The feature every package has. */
const baseFeature = 1;

/** Code of the package without WhatsApp, Facebook page and store. */
export const instagramOnly = "instagram-only";

function packagesIn(locale: Locale, { storePrice }: SiteFacts): Package[] {
  return fixture.packages.map(({ id, code, name, description, most_preferred, optional, price }) => ({
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
        included: feature.id === baseFeature || isOptional,
        optional: isOptional,
      };
    }),
    price: { amount: typeof price === "number" ? price : storePrice, currency: "USD", interval: "month" },
    most_preferred,
    coming_soon: false,
  }));
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
  const choice = { id: chosen.id, code: chosen.code, features_ids: body.features_ids };
  update(call, { package: choice });
  return { package: choice };
};
