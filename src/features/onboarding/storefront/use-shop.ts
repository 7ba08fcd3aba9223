import { useOnboarding, type ShopColor, type ShopTheme } from "@/features/onboarding/onboarding-context";
import { useStorefrontMemory } from "./storefront-memory";
import { useObjectUrl } from "./use-object-url";

export type Shop = {
  /** Without scheme. */
  domain: string;
  /** Empty until one is given. */
  title: string;
  theme: ShopTheme | undefined;
  color: ShopColor;
  /** Addresses of the chosen pictures, in this tab. */
  logo: string | undefined;
  favicon: string | undefined;
};

const neutral: ShopColor = { id: "", name: "", value: "#5b34e6", onValue: "#ffffff" };

/** The shop as it has been set up so far, for drawing it. */
export function useShop(): Shop {
  const { state, facts } = useOnboarding();
  const { wizard, setup } = state.setupWizard;
  const { pictures } = useStorefrontMemory();
  return {
    domain: `${setup.subDomain}.${facts.storeDomain}`,
    title: wizard.general.title.trim(),
    theme: facts.themes.find(({ id }) => id === wizard.look.theme) ?? facts.themes[0],
    color: facts.colors.find(({ id }) => id === wizard.look.color) ?? facts.colors[0] ?? neutral,
    logo: useObjectUrl(pictures.logo?.ready),
    favicon: useObjectUrl(pictures.favicon?.ready),
  };
}
