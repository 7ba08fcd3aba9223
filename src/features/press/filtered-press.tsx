import { byText } from "@/i18n/formats";
import { useState } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { PressGrid } from "./press-grid";
import * as styles from "./press-list.module.css";

type FilteredPressProps = { items: readonly Queries.PressCardFragment[] };

/** All press items on one page, with a filter by source. */
export function FilteredPress({ items }: FilteredPressProps) {
  const { t, i18n } = useTranslation("press");
  const [source, setSource] = useState("");
  const sources = [...new Set(items.map((item) => item.source))].sort(byText(i18n.language, (name) => name));
  const shown = items.filter((item) => !source || item.source === source);
  return (
    <>
      <div className={styles.filter}>
        <label>
          {t("filter")}{" "}
          <span className={styles.select}>
            <select value={source} onChange={(event) => setSource(event.target.value)}>
              <option value="">{t("allSources")}</option>
              {sources.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" size={18} />
          </span>
        </label>
        <p role="status">{t("count", { count: shown.length })}</p>
      </div>
      <PressGrid items={shown} />
    </>
  );
}
