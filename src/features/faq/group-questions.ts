type Question = Queries.FaqSearchItemFragment;

type Group = Question["category"] & {
  /** Number of its first question: they are counted through all groups. */
  first: number;
  questions: Question[];
};

/** Questions by topic, in the order in which the topics first come up. */
export function groupQuestions(questions: readonly Question[]): Group[] {
  const topics = new Map(questions.map(({ category }) => [category.slug, category]));
  let first = 1;
  return [...topics.values()].map((topic) => {
    const own = questions.filter(({ category }) => category.slug === topic.slug);
    const group = { ...topic, first, questions: own };
    first += own.length;
    return group;
  });
}
