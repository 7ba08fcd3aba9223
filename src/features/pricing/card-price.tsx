import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { formatMoney } from "@/lib/format-money";

type PricedCard = Pick<Queries.PricingCardFragment, "price" | "priceLabel">;

/** Price of a plan per interval, or a label if it has no fixed price. */
export function CardPrice({ card: { price, priceLabel } }: { card: PricedCard }) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  if (!price) return <strong>{priceLabel}</strong>;
  return (
    <>
      {price.isApproximate && <small>{t("about")} </small>}
      <strong>{formatMoney(locale, price.amount, price.currency)}</strong>
      <span> / {t(price.interval === "year" ? "perYear" : "perMonth")}</span>
    </>
  );
}
