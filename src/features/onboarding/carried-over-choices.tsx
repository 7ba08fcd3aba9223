import { useEffect } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { packageParameter } from "@/lib/addresses";
import { replaceEntry } from "@/lib/browser-support";
import { useHydrated } from "@/forms/use-hydrated";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { useSearchParameter } from "@/ui/use-search-parameter";
import * as kit from "@/ui/kit.module.css";
import { carriedOverChoices, type ListedOffer } from "./read-carried-over-choices";
import type { OnboardingFacts } from "@/state/onboarding-context";
import * as styles from "./carried-over-choices.module.css";

type BroughtAlongProps = {
  facts: Pick<OnboardingFacts, "storeDomain" | "themes" | "colors">;
  /** Price list with the names of a plan's package and services. */
  offers?: readonly ListedOffer[];
};

/**
 * Preselects the package whose button opened this screen, if none is selected yet. Runs once, since a visitor
 * who returns to this history entry may have selected another package.
 */
function usePreselectedPackage(offers: readonly ListedOffer[]) {
  const { state, dispatch } = useOnboardingState();
  const [pressed] = useSearchParameter(packageParameter);
  const id = offers.find(({ packageId }) => packageId !== null && String(packageId) === pressed)?.packageId;
  const isOpen = state.packages === null;
  useEffect(() => {
    const entry = window.history.state as { marked?: unknown } | null;
    if (!id || !isOpen || entry?.marked === id) return;
    replaceEntry({ ...entry, marked: id });
    // The backend defines the package's features; an empty list means all of them.
    dispatch({ type: "drafted", draft: { packages: { id, featureIds: [], parts: [] } } });
  }, [id, isOpen, dispatch]);
}

/** Summarises choices carried over from the marketing pages, if any. */
export function CarriedOverChoices({ facts, offers = [] }: BroughtAlongProps) {
  const { t } = useTranslation("onboarding");
  const { state } = useOnboardingState();
  const isHydrated = useHydrated();
  usePreselectedPackage(offers);
  const { shop, plan } = carriedOverChoices(state, facts, offers);
  if (!isHydrated || (shop.length === 0 && plan.length === 0)) return null;
  return (
    <aside className={styles.brought} aria-label={t("brought.title")}>
      <p className={kit.strong}>{t("brought.title")}</p>
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
      <p className={kit.quiet}>{t("brought.note")}</p>
    </aside>
  );
}
