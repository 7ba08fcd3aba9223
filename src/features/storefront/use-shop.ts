import { drawnLook } from "@/state/shop-look";
import { useOnboarding } from "@/state/onboarding-context";
import { useStorefrontMemory } from "@/state/storefront-memory";
import { useObjectUrl } from "@/ui/use-object-url";

export type Shop = {
  /** Address of the shop, without scheme. */
  domain: string;
  /** Title of the shop; empty if not set. */
  title: string;
  description: string;
  theme: string;
  /** CSS colour; `onColor` is the colour of text on it. */
  color: string;
  onColor: string;
  /** Object URLs of the selected pictures, valid in this tab. */
  logo: string | undefined;
  favicon: string | undefined;
};

/** Returns the current state of the shop for previews. */
export function useShop(): Shop {
  const { state, facts } = useOnboarding();
  const { wizard, setup } = state.setupWizard;
  const { pictures } = useStorefrontMemory();
  return {
    domain: `${setup.subDomain}.${facts.storeDomain}`,
    title: wizard.general.title.trim(),
    description: wizard.general.description.trim(),
    ...drawnLook(wizard.look, facts),
    logo: useObjectUrl(pictures.logo?.ready),
    favicon: useObjectUrl(pictures.favicon?.ready),
  };
}
