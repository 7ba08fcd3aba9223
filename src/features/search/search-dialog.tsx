import { startTransition, useCallback, useId, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import Search from "lucide-react/icons/search";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { isOfComposition } from "@/lib/browser-support";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Spinner } from "@/ui/spinner";
import { SearchResults } from "./search-results";
import { ShortcutBox } from "./shortcut-box";
import { useIndex } from "./use-index";
import { useResultKeys } from "./use-result-keys";
import * as styles from "./search.module.css";

/**
 * Keys that act on the results of the current query. An allowlist, since phone keyboards report every letter as
 * `Unidentified`.
 */
const leadsToResults = /^(?:Enter|Tab|ArrowDown)$/;

/** Maximum length of a query, in characters. */
const maxQueryLength = 100;

type SearchDialogProps = { initialQuery: string; onClose: () => void };

/** The search dialog: a field and live results. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const { t } = useTranslation("search");
  const { index, retry } = useIndex(useLocale());
  const [query, setQuery] = useState(initialQuery);
  const [searched, setSearched] = useState(query);
  const input = useRef<HTMLInputElement | null>(null);
  const inputId = useId();
  const moveInResults = useResultKeys(input);
  // Renders the typed text before searching.
  const type = (next: string) => {
    setQuery(next);
    startTransition(() => setSearched(next));
  };
  const handleKeys = (event: KeyboardEvent<HTMLElement>) => {
    // Some browsers would only clear the field on Escape; the hint below the results says that Escape closes
    // the dialog.
    if (event.key === "Escape" && !isOfComposition(event.nativeEvent)) {
      event.preventDefault();
      return onClose();
    }
    // Updates the results to the current query before focus moves to them.
    if (searched !== query && leadsToResults.test(event.key)) flushSync(() => setSearched(query));
    moveInResults(event);
  };
  // `showModal()` focuses the element with the `autofocus` attribute, but React only calls `focus()` on
  // mount, which is too early.
  const takeInput = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    element?.setAttribute("autofocus", "");
  }, []);

  return (
    <Dialog isOpen onClose={onClose} title={t("title")} closeLabel={t("close")}>
      {/* The key handler serves the field and the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="search" onKeyDown={handleKeys}>
        <label htmlFor={inputId} className="visually-hidden">
          {t("field.label")}
        </label>
        <span className={styles.field}>
          <Search aria-hidden="true" size={20} className={styles.icon} />
          <input
            ref={takeInput}
            id={inputId}
            type="search"
            name="query"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={maxQueryLength}
            placeholder={t("field.placeholder")}
            value={query}
            onChange={(event) => type(event.target.value)}
          />
        </span>
        {typeof index === "object" ? (
          <SearchResults index={index} query={searched.trim()} onFollow={onClose} />
        ) : (
          <div className={styles.waiting}>
            {index === "loading" ? (
              <p role="status">
                <Spinner /> {t("loading")}
              </p>
            ) : (
              <>
                <p role="alert">{t(index)}</p>
                <Button variant="secondary" onClick={retry}>
                  {t("retry")}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <p>{t("keys")}</p>
        <ShortcutBox />
      </div>
    </Dialog>
  );
}
