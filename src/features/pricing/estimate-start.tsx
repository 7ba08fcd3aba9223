import { useTranslation } from "gatsby-plugin-react-i18next";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { ButtonLink } from "@/ui/button";
import { carriedPlan } from "./carried-plan";
import type { CostEstimate, EstimateSelection } from "./estimate-cost";

export type EstimateStartProps = {
  wishes: EstimateSelection;
  estimate: CostEstimate;
  storePackage: number | null;
};

/** Link that opens the onboarding with the estimated package and add-ons preselected. */
export function EstimateStart({ wishes, estimate, storePackage }: EstimateStartProps) {
  const { t } = useTranslation("pricing");
  const { state, dispatch } = useOnboardingState();
  return (
    <ButtonLink
      to="/onboarding/customer-information/"
      variant="warning"
      isWide
      onClick={() => carriedPlan(state, wishes, estimate, storePackage).forEach(dispatch)}
    >
      {t("estimator.receipt.start")}
    </ButtonLink>
  );
}
