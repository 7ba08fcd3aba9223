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
  /** Items of the whole list. */
  total: number;
  source: PressSource | null;
  /** Empty while the whole press fits on one page. */
  sources: readonly PressSource[];
};

type PressListProps = { items: readonly Queries.PressCardFragment[]; place: PressPlace };

/** A page of the press: filtered in place while there is but one, else with addresses for its sources and pages. */
export function PressList({ items, place }: PressListProps) {
  const { t } = useTranslation("press");
  const { number, count, total, source, sources } = place;
  if (items.length === 0) return <p className={styles.filter}>{t("empty")}</p>;
  return (
    <>
      {/* The cards' own headings stand one level below it. */}
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
