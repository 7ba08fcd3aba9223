import { consentCategories, type ConsentCategory } from "@/config/third-parties";

/** A stored consent decision, with the version of the question that was asked. */
export type ConsentChoice = {
  /** Version of the consent question (data/site.json). */
  version: number;
  /** Categories that the question included. */
  asked: ConsentCategory[];
  granted: ConsentCategory[];
  /** Time of the decision, ISO 8601. */
  at: string;
};

export type ConsentQuestion = Pick<ConsentChoice, "version" | "asked">;

const isCategory = (value: unknown): value is ConsentCategory =>
  consentCategories.some((category) => category === value);

const categoriesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isCategory) : []);

/** Parses a stored consent decision; returns null if it is invalid. */
export function parseChoice(text: string | null): ConsentChoice | null {
  try {
    const value = JSON.parse(text ?? "null") as unknown;
    if (typeof value !== "object" || value === null) return null;
    const { version, asked, granted, at } = value as Record<string, unknown>; // any property may be read from an object
    if (typeof version !== "number" || typeof at !== "string" || Number.isNaN(Date.parse(at))) return null;
    return { version, asked: categoriesOf(asked), granted: categoriesOf(granted), at };
  } catch {
    return null;
  }
}

/**
 * Reports whether a decision is still valid: same version of the question, and every current category
 * included.
 */
export const answers = (choice: ConsentChoice | null, { version, asked }: ConsentQuestion): boolean =>
  choice !== null && choice.version === version && asked.every((category) => choice.asked.includes(category));

/** Returns the categories that a decision grants; empty if it is no longer valid. */
export const grantedBy = (choice: ConsentChoice | null, question: ConsentQuestion): ConsentCategory[] =>
  answers(choice, question) ? question.asked.filter((category) => choice?.granted.includes(category)) : [];
