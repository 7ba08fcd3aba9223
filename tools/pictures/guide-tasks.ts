/** What the picture of a task in docs/maintaining.md shows: something chosen in the studio, and the field that matters. */
export type GuideTask = {
  /** Name of the picture. */
  name: string;
  /** Section of the studio's list; without one, the list of tasks. */
  section?: string;
  /** Which entry of that list, from 0. */
  entry: number;
  /** The field in the middle of the picture. */
  field: string;
};

/** The tasks of the guide, in its order. */
export const guideTasks: readonly GuideTask[] = [
  { name: "price", section: "figures", entry: 3, field: "#root_value" },
  { name: "text", section: "home", entry: 0, field: "#root_title_tr" },
  { name: "link", section: "faq", entry: 6, field: "#root_answer_0_tr" },
  { name: "press", entry: 1, field: "#root_slug" },
  { name: "question", entry: 2, field: "#root_question_tr" },
  { name: "schedule", section: "press", entry: 0, field: "#root_publishFrom" },
  { name: "reference", entry: 3, field: "#root_slug" },
  { name: "story", section: "stories", entry: 0, field: "#root_title_tr" },
  { name: "legal", section: "legal", entry: 3, field: "#root_version" },
  { name: "topics", section: "company", entry: 1, field: "#root_0_label_tr" },
  { name: "hours", section: "company", entry: 0, field: "#root_openingHours_periods_0_from" },
  { name: "company", section: "company", entry: 0, field: "#root_brand" },
];
