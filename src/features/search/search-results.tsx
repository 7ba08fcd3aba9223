import { memo, useMemo } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type MiniSearch from "minisearch";
import { LocalizedLink } from "@/i18n/localized-link";
import { askInContactForm } from "@/lib/visit-draft";
import type { SearchEntry, StoredEntry } from "@/lib/search-options";
import { findEntries, type Found } from "./find-entries";
import { ResultList } from "./result-list";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./search.module.css";

/** Pages suggested for an empty query. */
const suggested = ["/pricing/", "/solutions/", "/channels/", "/faq/", "/referances/", "/contact-us/"];

function suggestionsOf(index: MiniSearch<SearchEntry>): Found[] {
  return suggested.flatMap((url) => {
    const id = `page:${url}`;
    const entry = index.getStoredFields(id) as StoredEntry | undefined; // fields stored in the index
    return entry ? [{ ...entry, id, words: new Set<string>() }] : [];
  });
}

type SearchResultsProps = { index: MiniSearch<SearchEntry>; query: string; onFollow: () => void };

/** Results grouped by type, with an announced count; suggested pages for an empty query. */
export const SearchResults = memo(function SearchResults({ index, query, onFollow }: SearchResultsProps) {
  const { t } = useTranslation("search");
  const groups = useMemo(() => findEntries(index, query), [index, query]);
  const suggestions = useMemo(() => suggestionsOf(index), [index]);
  const count = groups.reduce((total, { found }) => total + found.length, 0);
  const isAsking = query !== "";
  return (
    <>
      <p role="status" className={styles.count}>
        {isAsking && count > 0 && t("count", { count })}
        {isAsking && count === 0 && t("none.title", { query })}
      </p>
      <div className={styles.results}>
        {!isAsking && <ResultList title={t("suggestions")} found={suggestions} onFollow={onFollow} />}
        {isAsking &&
          groups.map(({ kind, found }) => (
            <ResultList key={kind} title={t(`kind.${kind}`)} found={found} onFollow={onFollow} />
          ))}
        {isAsking && count === 0 && (
          <div className={`${kit.stack2} ${kit.start}`}>
            <p>{t("none.text")}</p>
            <LocalizedLink
              to="/contact-us/"
              className={kit.bold}
              onClick={() => {
                askInContactForm(query);
                onFollow();
              }}
            >
              {t("none.contact")}
            </LocalizedLink>
          </div>
        )}
      </div>
    </>
  );
});
