import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { formatMoney } from "@/lib/format-money";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./price-lines.module.css";

/** Summary of the plans: name, target group, price and button. */
export function PriceLines({ cards }: { cards: readonly Queries.PriceLineFragment[] }) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  return (
    <ul className={styles.plans}>
      {cards.map(({ id, name, lead, isMostPreferred, price, priceLabel, cta }) => (
        <li key={id} className={styles.plan} data-preferred={isMostPreferred || undefined}>
          {isMostPreferred && (
            <p className={styles.badge}>
              <Badge tone="sun">{t("mostPreferred")}</Badge>
            </p>
          )}
          <h3>{name}</h3>
          <p className={kit.note}>{lead}</p>
          <p className={styles.price}>
            {price ? (
              <>
                <strong>{formatMoney(locale, price.amount, price.currency)}</strong> /{" "}
                {t(price.interval === "year" ? "perYear" : "perMonth")}
              </>
            ) : (
              <strong className={styles.label}>{priceLabel}</strong>
            )}
          </p>
          {cta && (
            <ButtonLink to={cta.href} variant={isMostPreferred ? "primary" : "secondary"} isWide>
              {cta.label}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const priceLineFragment = graphql`
  fragment PriceLine on PricingCard {
    id
    name
    lead
    isMostPreferred
    price {
      amount
      currency
      interval
    }
    priceLabel
    cta {
      label
      href
    }
  }
`;
