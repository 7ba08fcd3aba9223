import { useOnboarding } from "@/state/onboarding-context";
import { shopAddress } from "@/lib/shop-address";

/** The address of the shop once it is installed; null before, and for anything that is no shop's address. */
export function useShopAddress(): string | null {
  const { state, facts } = useOnboarding();
  const { setupConfigList } = state;
  const isInstalled =
    setupConfigList !== null &&
    setupConfigList.items.length > 0 &&
    setupConfigList.items.every((item) => item.state === "done");
  return isInstalled ? shopAddress(setupConfigList.domain, facts.storeDomain) : null;
}
