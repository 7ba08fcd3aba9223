import { consentCategories, type ConsentCategory } from "@/config/third-parties";

/** A stored answer, with the version of the question. */
export type ConsentChoice = {
  /** Version of the question (data/site.json). */
  version: number;
  /** Categories that were asked about. */
  asked: ConsentCategory[];
  granted: ConsentCategory[];
  /** Moment of the answer, ISO 8601. */
  at: string;
};

/** The question that needs an answer. */
export type ConsentQuestion = Pick<ConsentChoice, "version" | "asked">;

const isCategory = (value: unknown): value is ConsentCategory =>
  consentCategories.some((category) => category === value);

const categoriesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isCategory) : []);

/** Parses a stored answer; null when it is invalid. */
export function parseChoice(text: string | null): ConsentChoice | null {
  try {
    const value = JSON.parse(text ?? "null") as unknown;
    if (typeof value !== "object" || value === null) return null;
    const { version, asked, granted, at } = value as Record<string, unknown>; // any object may be asked for any field
    if (typeof version !== "number" || typeof at !== "string" || Number.isNaN(Date.parse(at))) return null;
    return { version, asked: categoriesOf(asked), granted: categoriesOf(granted), at };
  } catch {
    return null;
  }
}

/** Whether an answer is still valid: given to this version, and covering every category asked about now. */
export const answers = (choice: ConsentChoice | null, { version, asked }: ConsentQuestion): boolean =>
  choice !== null && choice.version === version && asked.every((category) => choice.asked.includes(category));

/** The categories that a choice allows; none once it is no longer valid. */
export const grantedBy = (choice: ConsentChoice | null, question: ConsentQuestion): ConsentCategory[] =>
  answers(choice, question) ? question.asked.filter((category) => choice?.granted.includes(category)) : [];
