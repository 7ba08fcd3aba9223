import { useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Section } from "@/ui/section";
import { DataRequestForm } from "./data-request-form";
import { emptyRequest, type RequestValues } from "./data-request-form.rules";
import { PreparedLetter } from "./prepared-letter";
import * as styles from "./data-request.module.css";

/**
 * A data subject's request to the company: a form and the letter generated from it. The data is never sent to
 * the backend or stored; it stays in this page until the visitor prints the letter or opens it in a mail
 * program.
 */
export function DataRequest({ controller }: { controller: Queries.DataControllerFragment }) {
  const { t } = useTranslation("data-request");
  const [values, setValues] = useState<RequestValues>(emptyRequest);
  const [isPrepared, setPrepared] = useState(false);

  const prepare = (filled: RequestValues) => {
    setValues(filled);
    setPrepared(true);
    return Promise.resolve(undefined);
  };

  return (
    <Section id="application" ground="tint" align="start" title={t("title")} lead={t("lead")}>
      <div className={styles.panel}>
        {isPrepared ? (
          <PreparedLetter values={values} controller={controller} onEdit={() => setPrepared(false)} />
        ) : (
          <DataRequestForm initialValues={values} onPrepared={prepare} />
        )}
      </div>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const dataControllerFragment = graphql`
  fragment DataController on SiteFacts {
    legalEntity
    address
    email
  }
`;
