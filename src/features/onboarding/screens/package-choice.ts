import type { Feature, OfferedPackage } from "@/services/answers/offers";
import { setupParts, type SetupPart } from "@/config/channels";
import { isSameId, type WireId } from "@/lib/wire-id";
import type { ChosenPackage, OnboardingState } from "@/state/onboarding-state";
import { readinessAdvice } from "@/state/readiness";

/** Feature ids to send for packages whose features lack ids. */
const defaultFeatureIds: readonly WireId[] = [1];

const hasId = (feature: Feature): feature is Feature & { id: WireId } => feature.id !== null;

const includesId = (ids: readonly WireId[], id: WireId | null) =>
  id !== null && ids.some((other) => isSameId(other, id));

const baseOf = ({ features }: OfferedPackage) => features.filter(hasId).find(({ base }) => base);

/**
 * Reports whether a feature is enabled: a required one if the package includes it, an optional one if its
 * switch is on.
 */
export function isFeatureOn(offer: OfferedPackage, featureIds: readonly WireId[], feature: Feature): boolean {
  if (!feature.optional || feature.id === null) return feature.included || feature.optional;
  return includesId(featureIds, feature.id) || includesId(featureIds, baseOf(offer)?.id ?? null);
}

/** Returns the setup parts that the features need; all parts if no feature specifies any. */
function partsOf(offer: OfferedPackage, featureIds: readonly WireId[]): SetupPart[] {
  const brings = (features: readonly Feature[]) =>
    setupParts.filter((part) => features.some(({ capability }) => capability === part));
  const own = brings(offer.features.filter((feature) => isFeatureOn(offer, featureIds, feature)));
  if (own.length > 0) return own;
  const possible = brings(offer.features.filter(({ included, optional }) => included || optional));
  return possible.length > 0 ? possible : [...setupParts];
}

/**
 * Returns the choice of all enabled features, or of the base feature if all are enabled; null if none are
 * enabled.
 */
function choiceOf(offer: OfferedPackage, isOn: (feature: Feature) => boolean): ChosenPackage | null {
  const base = baseOf(offer);
  const choosable = offer.features.filter(hasId).filter((feature) => feature !== base);
  const on = choosable.filter((feature) => (feature.optional ? isOn(feature) : feature.included));
  const isWhole = choosable.every((feature) => !feature.optional || isOn(feature));
  const featureIds = base && isWhole ? [base.id] : on.map(({ id }) => id);
  return featureIds.length === 0 ? null : { id: offer.id, featureIds, parts: partsOf(offer, featureIds) };
}

/**
 * Returns the default selection of a package, with all features enabled. For the all-features package, `id` is
 * `1` and `featureIds` `[1]`.
 */
export function defaultChoice(offer: OfferedPackage): ChosenPackage {
  const featureIds = [...defaultFeatureIds];
  return choiceOf(offer, () => true) ?? { id: offer.id, featureIds, parts: partsOf(offer, featureIds) };
}

/** Returns the selection with an optional feature toggled; the last enabled feature cannot be disabled. */
export function toggleFeature(offer: OfferedPackage, choice: ChosenPackage, toggled: Feature): ChosenPackage {
  const isOn = (feature: Feature) =>
    isFeatureOn(offer, choice.featureIds, feature) !== (feature.id !== null && feature.id === toggled.id);
  return choiceOf(offer, isOn) ?? choice;
}

/**
 * Returns the initial selection: the previous one if still offered, otherwise the readiness check's
 * recommendation.
 */
export function initialChoice(
  offers: readonly OfferedPackage[],
  first: OfferedPackage,
  { drafts, packages }: Pick<OnboardingState, "drafts" | "packages">,
): ChosenPackage {
  const open = offers.filter(({ coming_soon }) => !coming_soon);
  const before = drafts.packages ?? packages;
  const again = before && open.find(({ id }) => isSameId(id, before.id));
  if (again) {
    const kept = again.features.filter(({ id }) => includesId(before.featureIds, id)).filter(hasId);
    const featureIds = kept.length > 0 ? kept.map(({ id }) => id) : defaultChoice(again).featureIds;
    return { id: again.id, featureIds, parts: partsOf(again, featureIds) };
  }
  const choices = (open.length > 0 ? open : [first]).map(defaultChoice);
  const isInstagramAlone = ({ parts }: ChosenPackage) => parts.length === 1 && parts[0] === "instagram";
  const most = Math.max(...choices.map(({ parts }) => parts.length));
  const advised =
    readinessAdvice(drafts.readiness).package === "instagram-only"
      ? choices.find(isInstagramAlone)
      : choices.find(({ parts }) => parts.length === most);
  return advised ?? defaultChoice(first);
}
