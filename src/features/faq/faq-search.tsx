import { useId, useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { matchesQuery } from "@/lib/fold-text";
import { FaqList } from "./faq-list";
import * as styles from "./faq-search.module.css";

type FaqSearchProps = {
  questions: readonly Queries.FaqItemFragment[];
  /** Address of the contact page, for a question without an answer. */
  email: string;
};

/** The questions with a filter field; it offers to send a question when no answer matches. */
export function FaqSearch({ questions, email }: FaqSearchProps) {
  const { t } = useTranslation("faq");
  const [query, setQuery] = useState("");
  const inputId = useId();
  const found = questions.filter(({ question, answer }) =>
    matchesQuery([question, ...answer].join(" "), query.trim()),
  );
  const mail = `mailto:${email}?subject=${encodeURIComponent(t("mailSubject"))}&body=${encodeURIComponent(query)}`;
  return (
    <div className={styles.search}>
      <div className={styles.field} role="search">
        <label htmlFor={inputId}>{t("search.label")}</label>
        <input
          id={inputId}
          type="search"
          value={query}
          placeholder={t("search.placeholder")}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {query.trim() && t("search.found", { count: found.length })}
        </p>
      </div>
      {found.length > 0 ? (
        <FaqList questions={found} level={2} />
      ) : (
        <div className={styles.empty}>
          <p>{t("search.none")}</p>
          <a href={mail}>{t("search.send")}</a>
        </div>
      )}
    </div>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const faqItemFragment = graphql`
  fragment FaqItem on FaqQuestion {
    slug
    question
    answer
  }
`;
