import { byText } from "@/i18n/formats";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useSearchParameter } from "@/ui/use-search-parameter";
import { PressGrid } from "./press-grid";
import { classNames } from "@/lib/class-names";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./press-list.module.css";

type FilteredPressProps = { items: readonly Queries.PressCardFragment[] };

/** All press items on one page, filterable by source. */
export function FilteredPress({ items }: FilteredPressProps) {
  const { t, i18n } = useTranslation("press");
  const [wanted, setSource] = useSearchParameter("source");
  const sources = [...new Set(items.map((item) => item.source))].sort(byText(i18n.language, (name) => name));
  const source = sources.includes(wanted) ? wanted : "";
  const shown = items.filter((item) => !source || item.source === source);
  return (
    <>
      <div className={classNames(styles.filter, "interactive")}>
        <label className={kit.label}>
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
        <p role="status" className={kit.small}>
          {t("count", { count: shown.length })}
        </p>
      </div>
      <PressGrid items={shown} />
    </>
  );
}
