import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { copyText } from "@/lib/copy-text";
import { Button, ButtonLink } from "@/ui/button";
import { Deferred } from "@/ui/deferred";
import { formatSelection } from "./estimate-address";
import type { CostEstimate, EstimateSelection } from "./estimate-cost";
import * as styles from "./estimate-receipt.module.css";

type EstimateActionsProps = {
  /** The estimate as plain text, to share. */
  text: string;
  wishes: EstimateSelection;
  estimate: CostEstimate;
  quoteHref: string;
  storePackage: number | null;
};

/** Loads the link to the onboarding; code-split, as it needs the onboarding's large state module. */
const loadStart = async () =>
  (await import(/* webpackChunkName: "lazy-estimate-start" */ "./estimate-start")).EstimateStart;

/** Actions for an estimate: start the onboarding with it, request a quote, or copy it with its URL. */
export function EstimateActions({ text, wishes, estimate, quoteHref, storePackage }: EstimateActionsProps) {
  const { t } = useTranslation("pricing");
  const [copied, setCopied] = useState<{ of: string; isDone: boolean } | null>(null);
  const selection = formatSelection(wishes);

  const share = async () => {
    const url = new URL(window.location.href);
    url.searchParams.set("estimate", selection);
    url.hash = "estimator";
    setCopied({ of: selection, isDone: await copyText(`${text}\n${url.href}`) });
  };
  return (
    <div className={styles.actions}>
      <Deferred
        load={loadStart}
        props={{ wishes, estimate, storePackage }}
        still={
          <ButtonLink to="/onboarding/customer-information/" variant="warning" isWide>
            {t("estimator.receipt.start")}
          </ButtonLink>
        }
      />
      {estimate.needsQuote && (
        <ButtonLink to={quoteHref} variant="notr" isWide>
          {t("estimator.receipt.quote")}
        </ButtonLink>
      )}
      <Button variant="notr" isWide className="interactive" onClick={() => void share()}>
        {t("estimator.receipt.share")}
      </Button>
      <p role="status" className={styles.note}>
        {copied?.of === selection &&
          t(copied.isDone ? "estimator.receipt.shared" : "estimator.receipt.notShared")}
      </p>
    </div>
  );
}
