import Info from "lucide-react/icons/info";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./showcase-limits.module.css";

type ShowcaseLimitsProps = {
  limits: readonly string[];
  /** Date of the last check of third-party limits. */
  checked: string | null;
};

/** Limits and rules, dated if they contain figures; all but the first are collapsed. */
export function ShowcaseLimits({ limits, checked }: ShowcaseLimitsProps) {
  const { t } = useTranslation("showcase");
  const locale = useLocale();
  const [first, ...others] = limits;
  const date = checked && (
    <p className={`${kit.tiny} ${kit.regular}`}>
      {t("checked", { date: formatLongDate(locale, new Date(checked)) })}
    </p>
  );
  return (
    <div className={styles.limits}>
      <p className={`${kit.row2} ${kit.strong}`}>
        <Info aria-hidden="true" size={18} /> {t("limits")}
      </p>
      <p>{first}</p>
      {others.length === 0 ? (
        date
      ) : (
        <details>
          <summary className={styles.more}>{t("moreLimits", { count: others.length })}</summary>
          <ul className={styles.list}>
            {others.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
          {date}
        </details>
      )}
    </div>
  );
}
