import { PricingCard } from "./pricing-card";
import * as styles from "./pricing-cards.module.css";

/** Plans side by side, 280 px wide each; one below the other on a phone. */
export function PricingCards({ cards }: { cards: readonly Queries.PricingCardFragment[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <PricingCard card={card} />
        </li>
      ))}
    </ul>
  );
}
