import { PressCard } from "./press-card";
import * as styles from "./press-grid.module.css";

type PressGridProps = {
  items: readonly Queries.PressCardFragment[];
  /** Three cards out of the whole press, in one row. */
  isTeaser?: boolean;
};

/**
 * The press as a grid of cards, as the page's query sorts them. On the page that shows the whole press each card can be linked
 * to by its slug.
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
