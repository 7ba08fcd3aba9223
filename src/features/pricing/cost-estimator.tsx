import { useId, useState } from "react";
import { graphql } from "gatsby";
import { EstimateReceipt } from "./estimate-receipt";
import { estimateCost, type CostWishes } from "./estimate-cost";
import { EstimatorFields } from "./estimator-fields";
import * as styles from "./cost-estimator.module.css";

type CostEstimatorProps = {
  figures: Queries.CostFiguresFragment;
  /** Address for prices on request. */
  quoteHref: string;
};

/** Estimates the cost of a selection: published prices are added up, others are listed as on request. */
export function CostEstimator({ figures, quoteHref }: CostEstimatorProps) {
  const [wishes, setWishes] = useState<CostWishes>({
    hasStore: true,
    months: 12,
    trafficGb: figures.trafficGb.value,
    hasDomain: true,
    users: 0,
  });
  const formId = useId();
  return (
    <div className={styles.estimator}>
      <EstimatorFields
        formId={formId}
        wishes={wishes}
        figures={figures}
        onChange={(change) => setWishes((before) => ({ ...before, ...change }))}
      />
      <EstimateReceipt
        formId={formId}
        wishes={wishes}
        figures={figures}
        estimate={estimateCost(wishes, figures)}
        quoteHref={quoteHref}
      />
    </div>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const costFiguresFragment = graphql`
  fragment CostFigures on Constants {
    storePrice {
      value
      unit
    }
    domainPrice {
      value
      unit
    }
    trafficGb {
      value
      unit
    }
    licenceUsers {
      value
      unit
    }
  }
`;
