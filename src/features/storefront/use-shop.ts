import { unchosenColor, type ShopColor, type ShopTheme } from "@/state/shop-look";
import { useOnboarding } from "@/state/onboarding-context";
import { useStorefrontMemory } from "@/state/storefront-memory";
import { useObjectUrl } from "@/ui/use-object-url";

export type Shop = {
  /** Without scheme. */
  domain: string;
  /** Empty until one is given. */
  title: string;
  description: string;
  /** Undefined until one is chosen. */
  theme: ShopTheme | undefined;
  color: ShopColor;
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
    theme: facts.themes.find(({ id }) => id === wizard.look.theme),
    color: facts.colors.find(({ id }) => id === wizard.look.color) ?? unchosenColor,
    logo: useObjectUrl(pictures.logo?.ready),
    favicon: useObjectUrl(pictures.favicon?.ready),
  };
}
