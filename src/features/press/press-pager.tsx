import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { pagerNumbers, pressPagePath } from "@/lib/press-pages";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./press-pager.module.css";

type PressPagerProps = { number: number; count: number; source?: string };

export function PressPager({ number, count, source }: PressPagerProps) {
  const { t } = useTranslation("press");
  return (
    <nav aria-label={t("pager.label")} className={styles.pager}>
      <ul className={`${kit.row2} ${kit.wrap2}`}>
        {number > 1 && (
          <li>
            <LocalizedLink to={pressPagePath(number - 1, source)} rel="prev" className={styles.link}>
              <ArrowLeft aria-hidden="true" size={18} /> {t("pager.previous")}
            </LocalizedLink>
          </li>
        )}
        {pagerNumbers(number, count).map((to, index) => (
          <li key={to ?? -index}>
            {to === null ? (
              "…"
            ) : (
              <LocalizedLink
                to={pressPagePath(to, source)}
                className={styles.link}
                aria-label={t("pager.page", { page: to })}
                aria-current={to === number ? "page" : undefined}
              >
                {to}
              </LocalizedLink>
            )}
          </li>
        ))}
        {number < count && (
          <li>
            <LocalizedLink to={pressPagePath(number + 1, source)} rel="next" className={styles.link}>
              {t("pager.next")} <ArrowRight aria-hidden="true" size={18} />
            </LocalizedLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
