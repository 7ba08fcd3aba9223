import { consentCategories, type ConsentCategory } from "@/config/third-parties";

/** What a visitor answered, and to which question. */
export type ConsentChoice = {
  /** Version of the question (data/site.json). */
  version: number;
  /** Categories that were asked about. */
  asked: ConsentCategory[];
  granted: ConsentCategory[];
  /** Moment of the answer, ISO 8601. */
  at: string;
};

/** The question a visitor has to have answered. */
export type ConsentQuestion = Pick<ConsentChoice, "version" | "asked">;

const isCategory = (value: unknown): value is ConsentCategory =>
  consentCategories.some((category) => category === value);

const categoriesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isCategory) : []);

/** Reads a stored answer; null for whatever is none. */
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

/** Whether an answer still holds: it was given to this version, and about everything that is asked now. */
export const answers = (choice: ConsentChoice | null, { version, asked }: ConsentQuestion): boolean =>
  choice !== null && choice.version === version && asked.every((category) => choice.asked.includes(category));

/** What a choice allows, of what is asked now; nothing where it no longer holds. */
export const grantedBy = (choice: ConsentChoice | null, question: ConsentQuestion): ConsentCategory[] =>
  answers(choice, question) ? question.asked.filter((category) => choice?.granted.includes(category)) : [];
