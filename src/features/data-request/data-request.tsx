import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { createMemoryStore } from "@/state/memory-store";
import { Section } from "@/ui/section";
import { DataRequestForm } from "./data-request-form";
import { emptyRequest, type RequestValues } from "./data-request-form.rules";
import { PreparedLetter } from "./prepared-letter";
import * as styles from "./data-request.module.css";

/** The last typed values, kept across a language switch; in memory only. */
const typed = createMemoryStore(emptyRequest);

/**
 * A data subject's application to the company: a form, and the letter generated from it. The data is never
 * sent to the backend or stored; it remains in this page until the visitor prints the letter or opens it in a
 * mail program.
 */
export function DataRequest({ controller }: { controller: Queries.DataControllerFragment }) {
  const { t } = useTranslation("data-request");
  const [values, setValues] = useState<RequestValues>(typed.read);
  const panel = useRef<HTMLDivElement>(null);
  const [isPrepared, setPrepared] = useState(false);

  const prepare = (filled: RequestValues) => {
    setValues(filled);
    setPrepared(true);
    return Promise.resolve(undefined);
  };

  /** Returns to the form and focuses it, since the pressed button is removed. */
  const edit = () => {
    flushSync(() => setPrepared(false));
    panel.current?.querySelector("input")?.focus();
  };

  return (
    <Section id="application" ground="tint" align="start" title={t("title")} lead={t("lead")}>
      <div ref={panel} className={styles.panel}>
        {isPrepared ? (
          <PreparedLetter values={values} controller={controller} onEdit={edit} />
        ) : (
          <DataRequestForm initialValues={values} onPrepared={prepare} onDraft={typed.write} />
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
