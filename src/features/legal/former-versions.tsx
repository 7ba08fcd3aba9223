import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { LocalizedLink } from "@/i18n/localized-link";
import { useLocale } from "@/i18n/use-locale";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./former-versions.module.css";

/** Previous versions of a legal text; renders nothing if there are none. */
export function FormerVersions({ document }: { document: Queries.FormerVersionsFragment }) {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const { id, formerVersions } = document;
  if (formerVersions.length === 0) return null;
  const day = (date: string) => formatLongDate(locale, new Date(date));
  return (
    <section className={styles.versions} aria-labelledby="former-versions-title">
      <h2 id="former-versions-title" className={`${kit.medium} ${kit.below3}`}>
        {t("former.list")}
      </h2>
      <ul className={styles.list}>
        {formerVersions.map(({ version, effectiveDate, supersededOn }) => (
          <li key={version} className={styles.item}>
            <LocalizedLink to={`/${id}/${version}/`} className={styles.link}>
              {t("version", { version })}
            </LocalizedLink>
            <span>
              {day(effectiveDate)} – {day(supersededOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const formerVersionsFragment = graphql`
  fragment FormerVersions on LegalDocument {
    id
    formerVersions {
      version
      effectiveDate
      supersededOn
    }
  }
`;
