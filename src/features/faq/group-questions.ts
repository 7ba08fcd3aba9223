type Question = Queries.FaqSearchItemFragment;

type Group = Question["category"] & {
  /** Number of the group's first question; numbering continues across groups. */
  first: number;
  questions: Question[];
};

/** Groups questions by topic, in the order in which topics first appear. */
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
