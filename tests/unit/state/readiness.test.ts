import { describe, expect, it } from "vitest";
import {
  isReadinessAnswer,
  isReadinessStarted,
  readinessAdvice,
  readinessQuestions,
  unanswered,
  type ReadinessAdviceId,
  type ReadinessAnswers,
} from "@/state/readiness";

/** Every combination of answers to the six questions. */
const all = readinessQuestions.reduce<ReadinessAnswers[]>(
  (known, id) => known.flatMap((answers) => ["yes", "no", ""].map((value) => ({ ...answers, [id]: value }))),
  [unanswered],
);
const shortOf = (answers: ReadinessAnswers) =>
  readinessQuestions.map((id) => ({ yes: "y", no: "n", "": "-" })[answers[id]]).join("");

/** Mutually exclusive advice. */
const exclusive: ReadinessAdviceId[][] = [
  ["number-free", "number-business", "number-personal", "number-which"],
  ["all-set", "start-answering"],
];
/** Advice that explains each postponed part. */
const reasons: Record<string, ReadinessAdviceId[]> = {
  instagram: ["page-admin", "instagram-professional"],
  "facebook-page": ["page-admin"],
  "whatsapp-number": ["number-personal"],
  storefront: ["papers"],
};

it("the tests in this file cover every combination of answers", () => expect(all).toHaveLength(3 ** 6));

it.each(all.map((answers) => [shortOf(answers), answers] as const))(
  "the advice for the answers %s has no contradictions",
  (_name, answers) => {
    const { advice, package: advised, postponed } = readinessAdvice(answers);
    expect(advice.length).toBeGreaterThan(0);
    expect(new Set(advice).size).toBe(advice.length);
    for (const group of exclusive)
      expect(advice.filter((id) => group.includes(id)).length).toBeLessThanOrEqual(1);
    if (advice.includes("all-set")) {
      expect(postponed).toEqual([]);
      expect(advice.filter((id) => !["all-set", "number-free"].includes(id))).toEqual([]);
    }
    for (const part of postponed) expect(advice.some((id) => reasons[part]?.includes(id))).toBe(true);
    if (advised === "instagram-only") {
      expect(postponed).toEqual([]);
      expect(advice).toEqual(expect.arrayContaining(["number-personal", "papers"]));
      expect(advice).not.toContain("instagram-professional");
      expect(advice).not.toContain("page-admin");
    }
  },
);

describe("isReadinessStarted()", () => {
  it.each(readinessQuestions)("isReadinessStarted() is true once %s is answered", (id) => {
    expect(isReadinessStarted({ ...unanswered, [id]: "yes" })).toBe(true);
    expect(isReadinessStarted({ ...unanswered, [id]: "no" })).toBe(true);
  });

  it("isReadinessStarted() is false initially", () => expect(isReadinessStarted(unanswered)).toBe(false));
});

describe("advice from the readiness check", () => {
  const good: ReadinessAnswers = {
    "number-in-app": "no",
    "business-app": "",
    "page-admin": "yes",
    "professional-instagram": "yes",
    "message-access": "yes",
    "company-papers": "yes",
  };
  type Row = [string, Partial<ReadinessAnswers>, ReadinessAdviceId[], postponed?: string[], advised?: string];
  it.each<Row>([
    ["nothing to do", {}, ["number-free", "all-set"]],
    ["a number in the business app", { "number-in-app": "yes", "business-app": "yes" }, ["number-business"]],
    [
      "a number in the personal app",
      { "number-in-app": "yes", "business-app": "no" },
      ["number-personal"],
      ["whatsapp-number"],
    ],
    [
      "no administrator and no papers",
      { "page-admin": "no", "company-papers": "no" },
      ["page-admin", "papers", "number-free"],
      ["instagram", "facebook-page", "storefront"],
    ],
    ["a number in an unspecified app", { "number-in-app": "yes", "business-app": "" }, ["number-which"]],
    [
      "a personal Instagram account",
      { "professional-instagram": "no" },
      ["instagram-professional", "number-free"],
      ["instagram"],
    ],
    ["no access to messages", { "message-access": "no" }, ["message-access", "number-free"]],
    [
      "a page and an Instagram account that are both postponed",
      { "page-admin": "no", "professional-instagram": "no" },
      ["page-admin", "instagram-professional", "number-free"],
      ["instagram", "facebook-page"],
    ],
    [
      "only the page ready",
      {
        "number-in-app": "yes",
        "business-app": "no",
        "professional-instagram": "no",
        "company-papers": "no",
      },
      ["instagram-professional", "number-personal", "papers"],
      ["instagram", "whatsapp-number", "storefront"],
    ],
    ["an unanswered question", { "message-access": "" }, ["number-free"]],
    ["good answers without one about the number", { "number-in-app": "" }, ["start-answering"]],
    ["no answers", unanswered, ["start-answering"]],
    [
      "only Instagram ready",
      { "number-in-app": "yes", "business-app": "no", "company-papers": "no" },
      ["number-personal", "papers"],
      [],
      "instagram-only",
    ],
  ])("gives the correct advice for %s", (_name, change, advice, postponed = [], advised = "all-features") =>
    expect(readinessAdvice({ ...good, ...change })).toEqual({ advice, postponed, package: advised }),
  );

  it("the readiness check accepts only valid answers, including an empty one", () => {
    expect(["yes", "no", "", "perhaps", null, undefined, true].filter(isReadinessAnswer)).toEqual([
      "yes",
      "no",
      "",
    ]);
  });
});
