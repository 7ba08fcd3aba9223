import { toDnsLabel } from "@/lib/shop-label";
import { hasPart } from "@/state/guards";
import type { OnboardingState } from "@/state/onboarding-state";
import { unchosenColor } from "@/state/shop-look";
import type { OnboardingFacts } from "@/state/onboarding-context";

export type PreviewShop = {
  /** Without scheme. */
  address: string;
  /** Empty until a title was typed. */
  name: string;
  description: string;
  theme: string;
  color: string;
  onColor: string;
  /** Theme or colour was chosen. */
  hasLook: boolean;
};

/**
 * The shop as it was chosen so far; null until it has an address, and for a package without one.
 * @param isTyping the address is being typed: then the typed one counts, and the shop is there from the start, since what
 *   appears when a field loses the focus would move the button that is being pressed
 */
export function previewShop(
  state: OnboardingState,
  { storeDomain, colors }: Pick<OnboardingFacts, "storeDomain" | "colors">,
  isTyping = false,
): PreviewShop | null {
  const { drafts, packages, setupWizard } = state;
  if (!hasPart({ packages: drafts.packages ?? packages }, "storefront")) return null;
  const label = setupWizard.setup.subDomain || (isTyping ? toDnsLabel(drafts.store.subDomain) || "…" : "");
  if (label === "") return null;
  const { look, general } = setupWizard.wizard;
  const color = colors.find(({ id }) => id === look.color) ?? unchosenColor;
  return {
    address: `${label}.${storeDomain}`,
    name: general.title.trim(),
    description: general.description.trim(),
    theme: look.theme,
    color: color.value,
    onColor: color.onValue,
    hasLook: look.theme !== "" || look.color !== "",
  };
}
