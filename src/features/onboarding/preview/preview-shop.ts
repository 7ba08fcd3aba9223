import { toDnsLabel } from "@/lib/shop-label";
import { hasPart } from "@/state/guards";
import type { OnboardingState } from "@/state/onboarding-state";
import { drawnLook, shopName } from "@/state/shop-look";
import type { OnboardingFacts } from "@/state/onboarding-context";

export type PreviewShop = {
  /** Address of the shop, without scheme; only the parent domain if no name has been typed. */
  address: string;
  name: string;
  description: string;
  theme: string;
  color: string;
  onColor: string;
};

/** Returns the shop with the data entered so far; null if the package includes no shop. */
export function previewShop(
  state: OnboardingState,
  facts: Pick<OnboardingFacts, "storeDomain" | "themes" | "colors">,
): PreviewShop | null {
  const { drafts, packages, setupWizard } = state;
  if (!hasPart({ packages: drafts.packages ?? packages }, "storefront")) return null;
  const { look, general } = setupWizard.wizard;
  return {
    address: [toDnsLabel(shopName(state)), facts.storeDomain].filter(Boolean).join("."),
    name: general.title.trim() || drafts.signUp.companyName.trim(),
    description: general.description.trim(),
    ...drawnLook(look, facts),
  };
}
