import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatMoney } from "@/lib/format-money";
import { useLocale } from "@/i18n/use-locale";
import { EstimateActions } from "./estimate-actions";
import type { CostEstimate, EstimateSelection } from "./estimate-cost";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./estimate-receipt.module.css";

type EstimateReceiptProps = {
  /** Id of the form whose result the `output` element contains. */
  formId?: string;
  wishes: EstimateSelection;
  figures: Queries.CostFiguresFragment;
  estimate: CostEstimate;
  quoteHref: string;
  storePackage: number | null;
};

/**
 * An estimate as a receipt: monthly price, total (announced when it changes), and line items, each priced or
 * "on request".
 */
export function EstimateReceipt({ formId, wishes, figures, estimate, ...actions }: EstimateReceiptProps) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  const { domainYears, licences, overageGb, currency } = estimate;
  const money = (amount: number) => formatMoney(locale, amount, currency);
  const about = (amount: number) => t("estimator.receipt.about", { amount: money(amount) });
  const onRequest = t("estimator.receipt.onRequest");

  const month = t("estimator.receipt.month", { amount: money(figures.storePrice.value) });
  const total = t("estimator.receipt.forMonths", {
    count: wishes.months,
    amount: domainYears > 0 ? about(estimate.knownTotal) : money(estimate.knownTotal),
  });
  const storeLines = [
    {
      id: "store",
      label: t("estimator.receipt.store"),
      detail: t("estimator.receipt.storeDetail", {
        count: wishes.months,
        price: money(figures.storePrice.value),
      }),
      amount: money(estimate.storeAmount),
    },
    {
      id: "traffic",
      label: t("estimator.receipt.traffic"),
      detail:
        overageGb > 0
          ? t("estimator.receipt.overage", { overage: overageGb })
          : t("estimator.receipt.withinQuota"),
      amount: overageGb > 0 ? onRequest : t("included"),
    },
  ];
  const domainLine = {
    id: "domain",
    label: t("estimator.receipt.domain"),
    detail: t("estimator.receipt.domainDetail", {
      count: domainYears,
      price: money(figures.domainPrice.value),
    }),
    amount: about(estimate.domainAmount),
  };
  const licenceLine = {
    id: "licences",
    label: t("estimator.receipt.licences"),
    detail: t("estimator.receipt.licencesDetail", {
      count: licences,
      users: licences * figures.licenceUsers.value,
    }),
    amount: onRequest,
  };
  const lines = [
    ...(wishes.hasStore ? storeLines : []),
    ...(domainYears > 0 ? [domainLine] : []),
    ...(licences > 0 ? [licenceLine] : []),
  ];
  const sum = wishes.hasStore
    ? estimate.needsQuote
      ? t("estimator.receipt.known", { price: month, amount: total })
      : total
    : t("estimator.receipt.nothingKnown");
  const offer = t("estimator.receipt.offer");
  const headline = estimate.needsQuote ? onRequest : month;
  const text = [
    `${t("estimator.receipt.title")}: ${headline}. ${sum}`,
    ...lines.map(({ label, detail, amount }) => `${label}, ${detail}: ${amount}`),
    ...(estimate.needsQuote ? [offer] : []),
  ].join("\n");

  return (
    <>
      <output form={formId} className={styles.sum}>
        <span className={kit.eyebrow}>{t("estimator.receipt.title")}</span>{" "}
        <strong className={styles.total}>{headline}</strong> <span>{sum}</span>
      </output>
      <div className={styles.receipt}>
        {lines.length > 0 && (
          <dl className={styles.lines}>
            {lines.map(({ id, label, detail, amount }) => (
              <div key={id} className={styles.line}>
                <dt className={kit.strong}>
                  {label}
                  <span className={styles.detail}>{detail}</span>
                </dt>
                <dd className={kit.strong}>{amount}</dd>
              </div>
            ))}
          </dl>
        )}
        {estimate.needsQuote && <p className={styles.note}>{offer}</p>}
        <p className={styles.note}>{t("estimator.receipt.note")}</p>
        <EstimateActions {...actions} {...{ text, wishes, estimate }} />
      </div>
    </>
  );
}
