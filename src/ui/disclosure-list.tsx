import type { ReactNode } from "react";
import { Plus } from "lucide-react";
import * as styles from "./disclosure-list.module.css";

export type DisclosureItem = { id: string; title: ReactNode; content: ReactNode };

type DisclosureListProps = {
  items: readonly DisclosureItem[];
  isNumbered?: boolean;
};

/**
 * Things that fold, several open at once, on the platform's `<details>`: they work without scripts, each has an anchor,
 * and find-in-page opens them.
 */
export function DisclosureList({ items, isNumbered = false }: DisclosureListProps) {
  return (
    <ol className={styles.list}>
      {items.map(({ id, title, content }, index) => (
        <li key={id} id={id} className={styles.item}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              {isNumbered && (
                <span className={styles.number} aria-hidden="true">
                  {String(index + 1).padStart(2, "0")}
                </span>
              )}
              <span className={styles.title}>{title}</span>
              <Plus className={styles.sign} aria-hidden="true" size={20} />
            </summary>
            <div className={styles.content}>{content}</div>
          </details>
        </li>
      ))}
    </ol>
  );
}
