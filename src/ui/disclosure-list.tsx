import { useRef, type ReactNode } from "react";
import Plus from "lucide-react/icons/plus";
import { classNames } from "@/lib/class-names";
import { useOpenTarget } from "./use-open-target";
import * as styles from "./disclosure-list.module.css";

export type DisclosureItem = {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** A small link beside the title; a summary must not hold one. */
  link?: ReactNode;
};

type DisclosureListProps = {
  items: readonly DisclosureItem[];
  /** Level of the titles as headings, one below what stands above the list. */
  level: 2 | 3;
  isNumbered?: boolean;
  /** Number of the first. */
  first?: number;
  /** Two stand side by side, where there is room for both. */
  isInColumns?: boolean;
};

/**
 * Things that fold, several open at once, on the platform's `<details>`: they work without scripts, each has an anchor
 * that opens it, and find-in-page opens them. Titles are headings, to jump between them.
 */
export function DisclosureList(props: DisclosureListProps) {
  const { items, level, isNumbered = false, first = 1, isInColumns = false } = props;
  const Title = `h${level}` as const;
  const list = useRef<HTMLOListElement>(null);
  useOpenTarget(list);
  return (
    <ol ref={list} className={classNames(styles.list, isInColumns && styles.columns)}>
      {items.map(({ id, title, content, link }, index) => (
        <li key={id} id={id} className={classNames(styles.item, Boolean(link) && styles.linked)}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              {isNumbered && (
                <span className={styles.number} aria-hidden="true">
                  {String(index + first).padStart(2, "0")}
                </span>
              )}
              <Title className={styles.title}>{title}</Title>
              <Plus className={styles.sign} aria-hidden="true" size={20} />
            </summary>
            <div className={styles.content}>{content}</div>
          </details>
          {link && <span className={styles.link}>{link}</span>}
        </li>
      ))}
    </ol>
  );
}
