import { useId, useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { classNames } from "@/lib/class-names";
import { LocalizedLink } from "@/i18n/localized-link";
import { matchesQuery, withShorterWords } from "@/lib/fold-text";
import { unmarked } from "@/lib/marked-text";
import { askInContactForm } from "@/lib/visit-draft";
import { withoutUnseen } from "@/lib/visible-text";
import * as fade from "@/ui/scroll-fade.module.css";
import * as scroll from "@/ui/scroll-row.module.css";
import { FaqList } from "./faq-list";
import { groupQuestions } from "./group-questions";
import * as input from "@/ui/input.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./faq-search.module.css";

type FaqSearchProps = {
  questions: readonly Queries.FaqSearchItemFragment[];
  /** Email address for questions that the FAQ does not cover. */
  email: string;
};

/** Returns the questions that contain all words of a query, with or without their suffixes. */
function findQuestions(questions: FaqSearchProps["questions"], query: string) {
  for (const words of withShorterWords(query)) {
    const found = questions.filter(({ question, answer }) =>
      matchesQuery([question, ...answer.map(unmarked)].join(" "), words),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Questions grouped by topic, with a search field; offers an email link if nothing is found. */
export function FaqSearch({ questions, email }: FaqSearchProps) {
  const { t } = useTranslation("faq");
  const [query, setQuery] = useState("");
  const inputId = useId();
  const found = findQuestions(questions, query);
  const groups = groupQuestions(found);
  const mail = `mailto:${email}?subject=${encodeURIComponent(t("mailSubject"))}&body=${encodeURIComponent(withoutUnseen(query))}`;
  return (
    <div className={styles.search}>
      <div className={classNames(styles.field, "interactive")} role="search">
        <label htmlFor={inputId} className={`${kit.strong} ${kit.block} ${kit.below2}`}>
          {t("search.label")}
        </label>
        <input
          className={input.input}
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
      {groups.length > 0 ? (
        <>
          <nav className={classNames(styles.topics, fade.fade, scroll.row)} aria-label={t("topics")}>
            {groups.map(({ slug, label }) => (
              <a key={slug} href={`#topic-${slug}`}>
                {label}
              </a>
            ))}
          </nav>
          <div className={kit.stack10}>
            {groups.map(({ slug, label, first, questions: own }) => (
              <section key={slug} aria-labelledby={`topic-${slug}`}>
                <h2 id={`topic-${slug}`} className={`${kit.subtitle} ${kit.below4}`}>
                  {label}
                </h2>
                <FaqList questions={own} first={first} />
              </section>
            ))}
          </div>
        </>
      ) : (
        <div className={styles.empty}>
          <p>{t("search.none")}</p>
          <LocalizedLink
            to="/contact-us/"
            className={kit.bold}
            onClick={() => askInContactForm(query.trim())}
          >
            {t("search.form")}
          </LocalizedLink>
          <a href={mail} className={kit.bold}>
            {t("search.send")}: {email}
          </a>
        </div>
      )}
    </div>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const faqItemFragment = graphql`
  fragment FaqItem on FaqQuestion {
    slug
    question
    answer
  }
`;

/** @public Gatsby collects GraphQL fragments from all files. */
export const faqSearchItemFragment = graphql`
  fragment FaqSearchItem on FaqQuestion {
    ...FaqItem
    category {
      slug
      label
    }
  }
`;
