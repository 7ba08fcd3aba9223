import { graphql } from "gatsby";
import Archive from "lucide-react/icons/archive";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { LocalizedLink } from "@/i18n/localized-link";
import { useLocale } from "@/i18n/use-locale";
import * as styles from "./superseded-notice.module.css";

/** Notice above a superseded legal text, with its period of validity and a link to the current version. */
export function SupersededNotice({ document }: { document: Queries.FormerTextFragment }) {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const { id, effectiveDate, supersededOn, versionInForce } = document;
  const day = (date: string | null) => (date ? formatLongDate(locale, new Date(date)) : "");
  return (
    <div className={styles.notice} role="note">
      <Archive aria-hidden="true" size={24} className={styles.icon} />
      <div>
        <p className={styles.title}>{t("former.title")}</p>
        <p>{t("former.period", { from: day(effectiveDate), until: day(supersededOn) })}</p>
        <p>
          <LocalizedLink to={`/${id}/`} className={styles.link}>
            {t("former.inForce", { version: versionInForce })}
          </LocalizedLink>
        </p>
      </div>
    </div>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const formerTextFragment = graphql`
  fragment FormerText on LegalDocument {
    id
    effectiveDate
    supersededOn
    versionInForce
  }
`;
