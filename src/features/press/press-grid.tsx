import { PressCard } from "./press-card";
import * as styles from "./press-grid.module.css";

type PressGridProps = {
  items: readonly Queries.PressCardFragment[];
  /** Each card can be linked to by its slug; only on the page that shows the whole press. */
  hasAnchors?: boolean;
};

/** The press as a grid of cards, as the page's query sorts them. */
export function PressGrid({ items, hasAnchors = false }: PressGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.slug} id={hasAnchors ? item.slug : undefined}>
          <PressCard item={item} />
        </li>
      ))}
    </ul>
  );
}
