import { useEffect, useId, useRef, useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChipPicker } from "@/ui/chip-picker";
import { useSearchParameter } from "@/ui/use-search-parameter";
import { parseSelection, formatSelection } from "./estimate-address";
import { caseOf, estimatePresets, wishesOf } from "./estimate-cases";
import { estimateCost, type EstimateSelection } from "./estimate-cost";
import { EstimateReceipt } from "./estimate-receipt";
import { EstimatorFields } from "./estimator-fields";
import { classNames } from "@/lib/class-names";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./cost-estimator.module.css";

type CostEstimatorProps = {
  figures: Queries.CostFiguresFragment;
  /** URL of the page for requesting a quote. */
  quoteHref: string;
  /** The backend's id of the package that consists of only the store. */
  storePackage: number | null;
};

/**
 * Debounce interval for URL updates in milliseconds: browsers reject more than a hundred history changes in
 * half a minute, which a single slider drag can exceed.
 */
const addressDelay = 400;

/**
 * Estimates the cost of a selection: published prices are added up, and others are listed as "on request". The
 * selection is stored in the address and carried over to the onboarding.
 */
export function CostEstimator({ figures, quoteHref, storePackage }: CostEstimatorProps) {
  const { t } = useTranslation("pricing");
  const [shared, setShared] = useSearchParameter("estimate");
  const [changed, setChanged] = useState<EstimateSelection | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const formId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const wishes = changed ?? parseSelection(shared, figures.trafficGb.value) ?? wishesOf("alone", figures);
  const choose = (next: EstimateSelection) => {
    setChanged(next);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      // During a navigation, the address already belongs to the next page.
      if (window.location.pathname === pathname) setShared(formatSelection(next));
    }, addressDelay);
  };
  const selectedCase = caseOf(wishes, figures);
  return (
    <div className={styles.estimator}>
      <div className={classNames(styles.wishes, "interactive")}>
        <div className={kit.stack4}>
          <ChipPicker
            isEven
            legend={t("estimator.cases.legend")}
            name="estimate-case"
            chips={estimatePresets.map((id) => ({ id, label: t(`estimator.cases.${id}`) }))}
            selectedId={selectedCase}
            onSelect={(id) => {
              const chosen = estimatePresets.find((item) => item === id);
              if (chosen) choose(wishesOf(chosen, figures));
            }}
          />
          {selectedCase && <p className={kit.small}>{t(`estimator.examples.${selectedCase}`)}</p>}
        </div>
        <EstimatorFields
          formId={formId}
          wishes={wishes}
          figures={figures}
          onChange={(change) => choose({ ...wishes, ...change })}
        />
      </div>
      <EstimateReceipt
        formId={formId}
        wishes={wishes}
        figures={figures}
        estimate={estimateCost(wishes, figures)}
        quoteHref={quoteHref}
        storePackage={storePackage}
      />
    </div>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
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
