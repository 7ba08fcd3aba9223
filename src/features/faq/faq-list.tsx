import Link2 from "lucide-react/icons/link-2";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { DisclosureList } from "@/ui/disclosure-list";
import { MarkedText } from "@/ui/marked-text";

type FaqListProps = {
  questions: readonly Queries.FaqItemFragment[];
  /** Arranges the questions in two columns if there is enough space. */
  isInColumns?: boolean;
  /** Number of the first question in the list. */
  first?: number;
};

/** Numbered, collapsible questions; each has an anchor and a permalink on the FAQ page. */
export function FaqList({ questions, isInColumns = false, first }: FaqListProps) {
  const { t } = useTranslation("faq");
  return (
    <DisclosureList
      level={3}
      isNumbered
      first={first}
      isInColumns={isInColumns}
      items={questions.map(({ slug, question, answer }) => ({
        id: slug,
        title: question,
        content: answer.map((paragraph) => (
          <p key={paragraph}>
            <MarkedText text={paragraph} />
          </p>
        )),
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
