import { useTranslation } from "gatsby-plugin-react-i18next";
import { FilteredPress } from "./filtered-press";
import { PressGrid } from "./press-grid";
import { PressPager } from "./press-pager";
import { PressSources, type PressSource } from "./press-sources";
import * as styles from "./press-list.module.css";

/** Position of a page in the press list. */
export type PressPlace = {
  number: number;
  count: number;
  /** Total number of items, across all pages. */
  total: number;
  source: PressSource | null;
  /** Sources to link to; empty if all items fit on one page. */
  sources: readonly PressSource[];
};

type PressListProps = { items: readonly Queries.PressCardFragment[]; place: PressPlace };

/**
 * A page of press items: filterable in place if it is the only page, otherwise with links to sources and pages.
 */
export function PressList({ items, place }: PressListProps) {
  const { t } = useTranslation("press");
  const { number, count, total, source, sources } = place;
  if (items.length === 0) return <p className={styles.filter}>{t("empty")}</p>;
  return (
    <>
      {/* The cards' headings are one level below. */}
      <h2 className="visually-hidden">{t("list")}</h2>
      {sources.length === 0 ? (
        <FilteredPress items={items} />
      ) : (
        <>
          <div className={styles.filter}>
            <PressSources sources={sources} current={source} />
            <p>{t("count", { count: total })}</p>
          </div>
          <PressGrid items={items} />
          {count > 1 && <PressPager number={number} count={count} source={source?.slug} />}
        </>
      )}
    </>
  );
}
