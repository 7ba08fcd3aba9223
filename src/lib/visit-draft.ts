import { replaceEntry } from "./browser-support";

/** Name of the contact form's draft, which other pages can also create. */
export const contactDraft = "contact";

const draftsInMemory = new Map<string, unknown>();

const stateOf = (history: History): Record<string, unknown> =>
  typeof history.state === "object" && history.state !== null
    ? (history.state as Record<string, unknown>)
    : {};

const keyOf = (name: string) => `draft:${name}`;

/**
 * Saves a form's values for the rest of the visit: in memory, to survive changes of page or language, and in
 * the history entry, to survive reloads. All values are lost when the tab is closed.
 * @param values strings, numbers and booleans keyed by field name; undefined deletes the draft
 */
export function keepDraft(name: string, values: Record<string, unknown> | undefined) {
  if (values) draftsInMemory.set(name, values);
  else draftsInMemory.delete(name);
  // The router owns the rest of the history state.
  const { [keyOf(name)]: _, ...rest } = stateOf(window.history);
  replaceEntry(values ? { ...rest, [keyOf(name)]: values } : rest);
}

/** Returns the string values of a saved draft; empty without a draft, and on the server. */
export function keptDraft(name: string): Record<string, string> {
  if (typeof window === "undefined") return {};
  const kept = draftsInMemory.get(name) ?? stateOf(window.history)[keyOf(name)];
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Appends an unanswered question to the message in the contact form's draft, unless it is already there. */
export function askInContactForm(question: string) {
  const { message = "", ...kept } = keptDraft(contactDraft);
  const text = message.includes(question) ? message : [message, question].filter(Boolean).join("\n\n");
  keepDraft(contactDraft, { ...kept, message: text });
}

/**
 * Reports whether the history entry contains text for a field. Such text is at least as recent as the text that
 * the browser restores.
 */
export const hasKeptText = (field: string): boolean =>
  Object.entries(stateOf(window.history)).some(([key, draft]) => {
    if (!key.startsWith(keyOf("")) || typeof draft !== "object" || draft === null) return false;
    return typeof (draft as Record<string, unknown>)[field] === "string";
  });
