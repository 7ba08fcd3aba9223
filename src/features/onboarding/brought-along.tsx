import { useTranslation } from "gatsby-plugin-react-i18next";
import { useHydrated } from "@/forms/use-hydrated";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { broughtChoices, type ListedOffer } from "./brought-choices";
import type { OnboardingFacts } from "@/state/onboarding-context";
import * as styles from "./brought-along.module.css";

type BroughtAlongProps = {
  facts: Pick<OnboardingFacts, "storeDomain" | "themes" | "colors">;
  /** The price list, for the names of a plan. */
  offers?: readonly ListedOffer[];
};

/** Says what was taken over from the site's pages; nothing where nothing was. */
export function BroughtAlong({ facts, offers = [] }: BroughtAlongProps) {
  const { t } = useTranslation("onboarding");
  const { state } = useOnboardingState();
  const isHydrated = useHydrated();
  const { shop, plan } = broughtChoices(state, facts, offers);
  if (!isHydrated || (shop.length === 0 && plan.length === 0)) return null;
  return (
    <aside className={styles.brought} aria-label={t("brought.title")}>
      <p className={styles.title}>{t("brought.title")}</p>
      {shop.length > 0 && (
        <p>
          {t("brought.shop")} <strong>{shop.join(" · ")}</strong>
        </p>
      )}
      {plan.length > 0 && (
        <p>
          {t("brought.plan")} <strong>{plan.join(" · ")}</strong>
        </p>
      )}
      <p className={styles.note}>{t("brought.note")}</p>
    </aside>
  );
}
