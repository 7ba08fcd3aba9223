import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button";
import { classNames } from "@/lib/class-names";
import { CardPrice } from "./card-price";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./pricing-card.module.css";
import { packageParameter } from "@/lib/addresses";

/** Number of features that are always visible; the others are collapsed. */
const visibleFeatures = 5;

function Feature({ name }: { name: string }) {
  return (
    <li>
      <Check aria-hidden="true" size={18} strokeWidth={3} /> {name}
    </li>
  );
}

/** A plan with its price, features and button. */
export function PricingCard({ card }: { card: Queries.PricingCardFragment }) {
  const { t } = useTranslation("pricing");
  const { cta } = card;
  const others = card.features.slice(visibleFeatures);
  return (
    <article className={classNames(styles.card, card.isMostPreferred && styles.preferred)}>
      <div>
        <h3>{card.name}</h3>
        {card.isMostPreferred && (
          <p className={styles.badge}>
            <Badge tone="sun">{t("mostPreferred")}</Badge>
          </p>
        )}
        {card.isComingSoon && (
          <p className={styles.corner}>
            <span className={styles.ribbon}>{t("comingSoon")}</span>
          </p>
        )}
      </div>
      <p className={styles.lead}>{card.lead}</p>
      <p className={styles.price}>
        <CardPrice card={card} />
      </p>
      <p className={styles.note}>{card.priceNote}</p>
      <ul className={styles.features}>
        {card.features.slice(0, visibleFeatures).map((feature) => (
          <Feature key={feature} name={feature} />
        ))}
        {others.length > 0 && (
          <li>
            <details>
              <summary>{t("moreFeatures", { count: others.length })}</summary>
              <ul className={`${kit.stack2} ${kit.above2}`}>
                {others.map((feature) => (
                  <Feature key={feature} name={feature} />
                ))}
              </ul>
            </details>
          </li>
        )}
        {card.notIncluded.map((feature) => (
          <li key={feature} data-missing>
            <Minus aria-hidden="true" size={18} strokeWidth={3} />
            <span>
              <span className="visually-hidden">{t("notIncluded")} </span>
              {feature}
            </span>
          </li>
        ))}
      </ul>
      {cta && (
        <div className={styles.action}>
          <ButtonLink to={startOf(card)} variant={card.isMostPreferred ? "primary" : "secondary"} isWide>
            {cta.label}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const pricingCardFragment = graphql`
  fragment PricingCard on PricingCard {
    id
    name
    lead
    isMostPreferred
    isComingSoon
    packageId
    price {
      amount
      currency
      interval
      isApproximate
    }
    priceLabel
    priceNote
    features
    notIncluded
    cta {
      label
      href
    }
  }
`;

type StartingCard = {
  readonly packageId: number | null;
  readonly cta: { readonly href: string } | null;
};

/**
 * Returns the target of a plan's button; links to the onboarding contain the package, to preselect it there.
 */
export function startOf({ packageId, cta }: StartingCard): string {
  const href = cta?.href ?? "";
  return packageId !== null && href.startsWith("/onboarding/")
    ? `${href}?${packageParameter}=${packageId}`
    : href;
}
