import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { ownHtml } from "@/lib/own-html";
import { PageHeading } from "@/ui/page-heading";
import { SupersededNotice } from "./superseded-notice";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./legal-document.module.css";

type LegalDocumentProps = {
  document: Queries.LegalTextFragment;
  children?: ReactNode;
};

/** A legal text with its version, date and table of contents. */
export function LegalDocument({ document, children }: LegalDocumentProps) {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const { title, summary, version, effectiveDate, supersededOn, html, tableOfContents } = document;
  return (
    <>
      <PageHeading title={title} lead={summary}>
        <p className={styles.version}>
          {t("version", { version })}
          {!supersededOn && ` · ${t("since", { date: formatLongDate(locale, new Date(effectiveDate)) })}`}
        </p>
        {supersededOn && <SupersededNotice document={document} />}
      </PageHeading>
      <div className={styles.body}>
        <nav className={`${styles.contents} screen-only`} aria-labelledby="contents-title">
          <h2 id="contents-title" className={`${kit.medium} ${kit.below3}`}>
            {t("contents")}
          </h2>
          <ol className={`${kit.stack1} ${kit.small}`}>
            {tableOfContents.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {/* Trusted HTML: written by the company in data/legal/ and converted by the build. */}
          <article className={styles.text} dangerouslySetInnerHTML={ownHtml(html)} />
          {children}
        </div>
      </div>
    </>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const legalTextFragment = graphql`
  fragment LegalText on LegalDocument {
    ...FormerText
    title
    summary
    version
    effectiveDate
    supersededOn
    html
    tableOfContents {
      id
      title
    }
  }
`;
