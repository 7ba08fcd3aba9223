import { useRef, type ReactNode } from "react";
import Plus from "lucide-react/icons/plus";
import { classNames } from "@/lib/class-names";
import { useOpenTarget } from "./use-open-target";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./disclosure-list.module.css";

export type DisclosureItem = {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Link beside the title, because a `<summary>` must not contain links. */
  link?: ReactNode;
};

type DisclosureListProps = {
  items: readonly DisclosureItem[];
  /** Heading level of the titles: one below the preceding heading. */
  level: 2 | 3;
  isNumbered?: boolean;
  /** Number of the first item. */
  first?: number;
  /** Uses two columns if there is enough space. */
  isInColumns?: boolean;
};

/**
 * Accordion based on the native `<details>`; several items may be open at once. Works without scripts, opens
 * the item whose anchor is followed, and supports find-in-page. Titles are headings, for screen readers.
 */
export function DisclosureList(props: DisclosureListProps) {
  const { items, level, isNumbered = false, first = 1, isInColumns = false } = props;
  const Title = `h${level}` as const;
  const list = useRef<HTMLOListElement>(null);
  useOpenTarget(list);
  return (
    <ol ref={list} className={classNames(kit.stack3, isInColumns && styles.columns)}>
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
              <Plus className={`${styles.sign} screen-only`} aria-hidden="true" size={20} />
            </summary>
            <div className={styles.content}>{content}</div>
          </details>
          {link && <span className={`${styles.link} screen-only`}>{link}</span>}
        </li>
      ))}
    </ol>
  );
}
