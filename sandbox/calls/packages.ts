import type { components } from "../../src/services/generated/contract";
import { packagesIn } from "../price-list";
import { Refusal } from "../messages";
import { update, type OnboardingHandler } from "./call";

type Feature = components["schemas"]["Feature"];
type Capability = components["schemas"]["Capability"];

/** Parts of the setup, in the order of the screens. */
const capabilities: Capability[] = ["instagram", "facebook-page", "whatsapp-number", "storefront"];

/**
 * Returns the setup parts that the chosen features need; the base feature needs those of all included
 * features.
 */
function capabilitiesOf(features: Feature[], ids: number[]): Capability[] {
  const isWhole = features.some(({ id, base }) => base && ids.includes(id));
  const on = features.filter(
    ({ id, included, optional }) => ids.includes(id) || (included && (isWhole || !optional)),
  );
  return capabilities.filter((capability) => on.some((feature) => feature.capability === capability));
}

export const listPackages: OnboardingHandler<"list-packages"> = ({ locale }) => ({
  packages: packagesIn(locale),
});

export const selectPackage: OnboardingHandler<"select-package"> = (call) => {
  const { body, locale, onboarding } = call;
  if (onboarding.completion) throw new Refusal(409, "already_completed");
  const chosen = packagesIn(locale).find(({ id }) => id === body.package_id);
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
