import { DisclosureList } from "@/ui/disclosure-list";

/** Numbered questions whose answers fold; each has an address of its own. */
export function FaqList({ questions }: { questions: readonly Queries.FaqItemFragment[] }) {
  return (
    <DisclosureList
      isNumbered
      items={questions.map(({ slug, question, answer }) => ({
        id: slug,
        title: question,
        content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
      }))}
    />
  );
}
