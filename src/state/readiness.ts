/** The six questions of the readiness check, in display order. */
export const readinessQuestions = [
  "number-in-app",
  "business-app",
  "page-admin",
  "professional-instagram",
  "message-access",
  "company-papers",
] as const;
export type ReadinessQuestion = (typeof readinessQuestions)[number];

const readinessAnswers = ["yes", "no", ""] as const;
/** Answer to a question; empty if not answered yet. */
export type ReadinessAnswer = (typeof readinessAnswers)[number];
export type ReadinessAnswers = Record<ReadinessQuestion, ReadinessAnswer>;

/** Advice from the readiness check; titles and sentences are in the `readiness` namespace. */
export const readinessAdviceIds = [
  "number-free",
  "number-business",
  "number-personal",
  "number-which",
  "page-admin",
  "instagram-professional",
  "message-access",
  "papers",
  "all-set",
  "start-answering",
] as const;
export type ReadinessAdviceId = (typeof readinessAdviceIds)[number];

type AdvisedPart = "instagram" | "facebook-page" | "whatsapp-number" | "storefront";

export type ReadinessAdvice = {
  /** Recommended actions, most important first; never empty. */
  advice: ReadinessAdviceId[];
  /** Package to preselect on the package screen. */
  package: "all-features" | "instagram-only";
  /** Parts of the preselected package to postpone, for reasons included in `advice`. */
  postponed: AdvisedPart[];
};

export const unanswered: ReadinessAnswers = {
  "number-in-app": "",
  "business-app": "",
  "page-admin": "",
  "professional-instagram": "",
  "message-access": "",
  "company-papers": "",
};

/** Reports whether any question has been answered. */
export const isReadinessStarted = (answers: ReadinessAnswers): boolean =>
  Object.values(answers).some((answer) => answer !== "");

/** Reports whether an external value is an answer to a readiness question. */
export const isReadinessAnswer = (value: unknown): value is ReadinessAnswer =>
  readinessAnswers.some((answer) => answer === value);

type Rule = {
  id: ReadinessAdviceId;
  holds: (answers: ReadinessAnswers) => boolean;
  postpones?: readonly AdvisedPart[];
};

/**
 * Reports whether the visitor's number is already used in a WhatsApp app; only then does the type of app
 * matter.
 */
const isInApp = (answers: ReadinessAnswers) => answers["number-in-app"] === "yes";

/** Rules for advice, most important first: the tasks that take longest or block the most. */
const rules: readonly Rule[] = [
  {
    id: "page-admin",
    holds: (answers) => answers["page-admin"] === "no",
    postpones: ["instagram", "facebook-page"],
  },
  {
    id: "instagram-professional",
    holds: (answers) => answers["professional-instagram"] === "no",
    postpones: ["instagram"],
  },
  { id: "message-access", holds: (answers) => answers["message-access"] === "no" },
  {
    id: "number-personal",
    holds: (answers) => isInApp(answers) && answers["business-app"] === "no",
    postpones: ["whatsapp-number"],
  },
  { id: "number-business", holds: (answers) => isInApp(answers) && answers["business-app"] === "yes" },
  { id: "number-which", holds: (answers) => isInApp(answers) && answers["business-app"] === "" },
  { id: "papers", holds: (answers) => answers["company-papers"] === "no", postpones: ["storefront"] },
  { id: "number-free", holds: (answers) => answers["number-in-app"] === "no" },
];

const onlyGoodNews: readonly ReadinessAdviceId[] = ["number-free"];

/**
 * Returns the advice for a set of answers: tasks to prepare, the package to start with, and parts to postpone.
 * If the number and the shop both have to wait but Instagram is ready, the advice is to start with Instagram
 * only.
 */
export function readinessAdvice(answers: ReadinessAnswers): ReadinessAdvice {
  const holding = rules.filter(({ holds }) => holds(answers));
  const waiting = new Set(holding.flatMap(({ postpones = [] }) => postpones));
  const advice = holding.map(({ id }) => id);
  const isComplete = readinessQuestions.every(
    (id) => answers[id] !== "" || (id === "business-app" && answers["number-in-app"] === "no"),
  );
  const hasNothingToDo = advice.every((id) => onlyGoodNews.includes(id));
  if (hasNothingToDo && isComplete) advice.push("all-set");
  if (advice.length === 0) advice.push("start-answering");

  const isInstagramOnly =
    waiting.has("whatsapp-number") && waiting.has("storefront") && !waiting.has("instagram");
  return {
    advice,
    package: isInstagramOnly ? "instagram-only" : "all-features",
    postponed: isInstagramOnly ? [] : [...waiting],
  };
}
