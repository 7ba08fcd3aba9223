import { useTranslation } from "gatsby-plugin-react-i18next";
import { Section } from "@/ui/section";
import { CostEstimator } from "./cost-estimator";
import { estimatePresets, wishesOf } from "./estimate-cases";
import { estimateCost, type EstimateSelection } from "./estimate-cost";
import { EstimateReceipt } from "./estimate-receipt";
import { PricingCards } from "./pricing-cards";
import * as kit from "@/ui/kit.module.css";
import { TrialTimeline } from "./trial-timeline";

type PricingStatesProps = {
  pricing: {
    readonly tabs: readonly Queries.PricingTabFragment[];
    readonly timeline: readonly Queries.TrialStepFragment[];
  };
  figures: Queries.CostFiguresFragment;
  host: string;
};

const quoteHref = "#price-states";

/**
 * Catalogue entry for pricing: rows of one or more cards, the estimator with each kind of result, and the
 * trial.
 */
export function PricingStates({ pricing: { tabs, timeline }, figures, host }: PricingStatesProps) {
  const { t } = useTranslation("pricing");
  const alone = wishesOf("alone", figures);
  const receipts: Record<string, EstimateSelection> = {
    ...Object.fromEntries(estimatePresets.map((id) => [id, wishesOf(id, figures)])),
    overage: { ...alone, months: 1, trafficGb: figures.trafficGb.value * 2 },
    nothing: { ...alone, hasStore: false },
  };
  return (
    <>
      <Section id="price-states" title={t("tabs")} align="start" ground="tint">
        {tabs.map(({ id, cards }) => (
          <PricingCards key={id} cards={cards} />
        ))}
        <CostEstimator figures={figures} quoteHref={quoteHref} storePackage={null} />
        <ul className={kit.tiles}>
          {Object.entries(receipts).map(([name, wishes]) => (
            <li key={name}>
              <EstimateReceipt
                wishes={wishes}
                figures={figures}
                estimate={estimateCost(wishes, figures)}
                quoteHref={quoteHref}
                storePackage={null}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="trial-states" title={t("timeline.title")} align="start" ground="dark">
        <TrialTimeline steps={timeline} host={host} />
      </Section>
    </>
  );
}
