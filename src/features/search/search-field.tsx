import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useHydrated } from "@/forms/use-hydrated";
import { pathWithoutLocale } from "@/lib/locale-path";
import { Button } from "@/ui/button";
import { wordsOfPath } from "./words-of-path";
import { openSearch } from "./search-request";
import * as input from "@/ui/input.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./search.module.css";

/** Search field of the not-found page; opens the search dialog, prefilled with words from the requested URL. */
export function SearchField() {
  const { t } = useTranslation("search");
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const inputId = useId();
  // One HTML file serves every unknown address, so the words are known only after hydration.
  const meant = isHydrated ? wordsOfPath(pathWithoutLocale(window.location.pathname)) : "";
  const query = typed ?? meant;

  const search = (event: FormEvent) => {
    event.preventDefault();
    openSearch(query);
  };
  return (
    <form role="search" method="post" className={styles.inPage} onSubmit={search}>
      <label htmlFor={inputId} className={kit.strong}>
        {t("not-found.label")}
      </label>
      <span className={styles.inPageRow}>
        <input
          className={input.input}
          id={inputId}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t("field.submit")}</Button>
      </span>
    </form>
  );
}
