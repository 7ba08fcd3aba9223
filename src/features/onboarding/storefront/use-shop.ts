import { unchosenColor } from "./shop-colors";
import { useOnboarding, type ShopColor, type ShopTheme } from "@/features/onboarding/onboarding-context";
import { useStorefrontMemory } from "./storefront-memory";
import { useObjectUrl } from "./use-object-url";

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
