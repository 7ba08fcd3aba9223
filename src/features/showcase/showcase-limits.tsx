import Info from "lucide-react/icons/info";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import * as styles from "./showcase-limits.module.css";

type ShowcaseLimitsProps = {
  limits: readonly string[];
  /** Day on which figures that another company sets were last looked up. */
  checked: string | null;
};

/** Limits and rules, dated where they contain figures. */
export function ShowcaseLimits({ limits, checked }: ShowcaseLimitsProps) {
  const { t } = useTranslation("showcase");
  const locale = useLocale();
  return (
    <div className={styles.limits}>
      <p className={styles.title}>
        <Info aria-hidden="true" size={18} /> {t("limits")}
      </p>
      <ul className={styles.list}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {checked && (
        <p className={styles.date}>{t("checked", { date: formatLongDate(locale, new Date(checked)) })}</p>
      )}
    </div>
  );
}
