import { useTranslation } from "gatsby-plugin-react-i18next";
import { Section } from "@/ui/section";
import { CostEstimator } from "./cost-estimator";
import { PricingCards } from "./pricing-cards";
import { TrialTimeline } from "./trial-timeline";

type PricingStatesProps = {
  pricing: {
    readonly tabs: readonly Queries.PricingTabFragment[];
    readonly timeline: readonly Queries.TrialStepFragment[];
  };
  figures: Queries.CostFiguresFragment;
  host: string;
};

/** Price cards in rows of each length, the estimator and the trial's calendar, for the catalogue. */
export function PricingStates({ pricing: { tabs, timeline }, figures, host }: PricingStatesProps) {
  const { t } = useTranslation("pricing");
  return (
    <>
      <Section id="price-states" title={t("tabs")} align="start" ground="tint">
        {tabs.map(({ id, cards }) => (
          <PricingCards key={id} cards={cards} />
        ))}
        <CostEstimator figures={figures} quoteHref="#price-states" storePackage={null} />
      </Section>
      <Section id="trial-states" title={t("timeline.title")} align="start" ground="dark">
        <TrialTimeline steps={timeline} host={host} />
      </Section>
    </>
  );
}
