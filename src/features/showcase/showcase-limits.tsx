import { Info } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import * as styles from "./showcase-limits.module.css";

type ShowcaseLimitsProps = {
  limits: readonly string[];
  /** Day on which the limits' figures were known to hold. */
  asOf: string | null;
};

/** Limits and rules, dated where they contain figures. */
export function ShowcaseLimits({ limits, asOf }: ShowcaseLimitsProps) {
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
      {asOf && <p className={styles.date}>{t("asOf", { date: formatLongDate(locale, new Date(asOf)) })}</p>}
    </div>
  );
}
