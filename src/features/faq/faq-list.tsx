import { Link2 } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { DisclosureList } from "@/ui/disclosure-list";

type FaqListProps = {
  questions: readonly Queries.FaqItemFragment[];
  /** Level of the questions as headings. */
  level?: 2 | 3;
};

/** Numbered, collapsible questions; each has an anchor on the FAQ page and a link to it. */
export function FaqList({ questions, level = 3 }: FaqListProps) {
  const { t } = useTranslation("faq");
  return (
    <DisclosureList
      level={level}
      isNumbered
      items={questions.map(({ slug, question, answer }) => ({
        id: slug,
        title: question,
        content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        link: (
          <LocalizedLink
            to={`/faq/#${slug}`}
            aria-label={t("questionLink", { question })}
            title={t("questionLinkShort")}
          >
            <Link2 aria-hidden="true" size={18} />
          </LocalizedLink>
        ),
      }))}
    />
  );
}
