import { memo } from "react";
import { PricingCard } from "./pricing-card";
import * as styles from "./pricing-cards.module.css";

type PricingCardsProps = { cards: readonly Queries.PricingCardFragment[] };

/** Plans side by side, 280 px wide each; one below the other on a phone. Not drawn again when another tab is opened. */
export const PricingCards = memo(function PricingCards({ cards }: PricingCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <PricingCard card={card} />
        </li>
      ))}
    </ul>
  );
});
