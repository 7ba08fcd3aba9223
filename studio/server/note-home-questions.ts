import { contentDay, timingOf } from "../../src/gatsby/data/publishing";
import type { ContentStore } from "./content-store";
import type { FormFinding } from "./check-draft";
import { readTarget } from "./documents";
import type { Target } from "./target";

/** Number of questions on the home page: the first ones marked for it (src/pages/index.tsx). */
export const homeQuestions = 4;

/** Warns about a question that is marked for the home page but too far down the list to appear there. */
export function homePageNotice(store: ContentStore, target: Target): FormFinding[] {
  if (target.file !== "data/faq.json" || typeof target.at[0] !== "number") return [];
  const questions = readTarget(store, { file: target.file, at: [] }) as { isHighlighted?: unknown }[];
  const day = contentDay();
  const before = questions
    .slice(0, target.at[0])
    .filter((question) => question.isHighlighted === true && timingOf(question, day) === "published").length;
  if (before < homeQuestions || questions[target.at[0]]?.isHighlighted !== true) return [];
  const message = {
    tr: `Ana sayfada ${homeQuestions} soruluk yer var ve bu soru ${before + 1}. sırada: orada görünmüyor. Yukarı taşıyın ya da öndekilerden birinin işaretini kaldırın.`,
    en: `The home page has room for ${homeQuestions} questions, and this one is number ${before + 1}: it is not shown there. Move it up, or unmark one before it.`,
  };
  const at = ["isHighlighted"];
  return [{ file: target.file, at, source: { file: target.file, at: [...target.at, ...at] }, message }];
}
