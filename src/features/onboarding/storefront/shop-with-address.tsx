import { useTranslation } from "gatsby-plugin-react-i18next";
import { StoreScene } from "@/scenes/store-scene";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { initialStoreSetup } from "@/features/onboarding/screens/store-setup-form.rules";
import { useShop } from "./use-shop";

/** The shop as it will stand under the address that is being typed. */
export function ShopWithAddress() {
  const { t } = useTranslation("onboarding");
  const { state, facts } = useOnboarding();
  const { theme, color } = useShop();
  const label = initialStoreSetup(state).sub_domain.trim() || "…";
  return (
    <aside aria-label={t("store.preview")}>
      <StoreScene
        theme={theme?.id ?? ""}
        color={color.value}
        onColor={color.onValue}
        address={`${label}.${facts.storeDomain}`}
        name={label}
      />
    </aside>
  );
}
