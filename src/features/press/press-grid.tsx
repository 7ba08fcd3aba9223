import { PressCard } from "./press-card";
import * as styles from "./press-grid.module.css";

type PressGridProps = { items: readonly Queries.PressCardFragment[] };

/** The press as a grid of cards, as the page's query sorts them. */
export function PressGrid({ items }: PressGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.slug}>
          <PressCard item={item} />
        </li>
      ))}
    </ul>
  );
}
