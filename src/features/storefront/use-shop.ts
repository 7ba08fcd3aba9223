import { drawnLook } from "@/state/shop-look";
import { useOnboarding } from "@/state/onboarding-context";
import { useStorefrontMemory } from "@/state/storefront-memory";
import { useObjectUrl } from "@/ui/use-object-url";

export type Shop = {
  /** Without scheme. */
  domain: string;
  /** Empty until one is given. */
  title: string;
  description: string;
  /** Id of a theme. */
  theme: string;
  /** As CSS, and that of text on it. */
  color: string;
  onColor: string;
  /** Addresses of the chosen pictures, in this tab. */
  logo: string | undefined;
  favicon: string | undefined;
};

/** The shop as it has been set up so far, for drawing it. */
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
