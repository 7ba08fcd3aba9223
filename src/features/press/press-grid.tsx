import { PressCard } from "./press-card";
import * as styles from "./press-grid.module.css";

type PressGridProps = {
  items: readonly Queries.PressCardFragment[];
  /** Shows three press cards in a single row. */
  isTeaser?: boolean;
};

/**
 * Press items as a grid of cards, in the order of the page's query. On the page with all items, each card's
 * slug is its anchor.
 */
export function PressGrid({ items, isTeaser = false }: PressGridProps) {
  return (
    <ul className={isTeaser ? styles.row : styles.grid}>
      {items.map((item) => (
        <li key={item.slug} id={isTeaser ? undefined : item.slug}>
          <PressCard item={item} />
        </li>
      ))}
    </ul>
  );
}
