import { memo } from "react";
import { PricingCard } from "./pricing-card";
import * as styles from "./pricing-cards.module.css";

type PricingCardsProps = { cards: readonly Queries.PricingCardFragment[] };

/**
 * Plans side by side, 280 px wide; stacked on phones. Memoised, so that switching tabs does not rerender
 * them.
 */
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
