import { replaceEntry } from "./browser-support";

/** Name of the contact form's draft, which other pages may begin. */
export const contactDraft = "contact";

const draftsInMemory = new Map<string, unknown>();

const stateOf = (history: History): Record<string, unknown> =>
  typeof history.state === "object" && history.state !== null
    ? (history.state as Record<string, unknown>)
    : {};

const keyOf = (name: string) => `draft:${name}`;

/**
 * Keeps what was typed into a form for the rest of the visit: in memory, which outlives a change of page or language, and in
 * the page's history entry, which outlives a reload. Nothing is left behind when the tab is closed.
 * @param values strings, numbers and booleans by field name; nothing forgets the draft
 */
export function keepDraft(name: string, values: Record<string, unknown> | undefined) {
  if (values) draftsInMemory.set(name, values);
  else draftsInMemory.delete(name);
  // The rest of the entry's state belongs to the router.
  const { [keyOf(name)]: _, ...rest } = stateOf(window.history);
  replaceEntry(values ? { ...rest, [keyOf(name)]: values } : rest);
}

/** The texts of a kept draft; empty where there is none, and on the server. Anything but a text is left out. */
export function keptDraft(name: string): Record<string, string> {
  if (typeof window === "undefined") return {};
  const kept = draftsInMemory.get(name) ?? stateOf(window.history)[keyOf(name)];
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Adds a question that nothing answered to the message of the contact form, once. */
export function askInContactForm(question: string) {
  const { message = "", ...kept } = keptDraft(contactDraft);
  const text = message.includes(question) ? message : [message, question].filter(Boolean).join("\n\n");
  keepDraft(contactDraft, { ...kept, message: text });
}

/** Tells whether the page's history entry keeps a text for a field of this name: it is never older than what a browser restores. */
export const hasKeptText = (field: string): boolean =>
  Object.entries(stateOf(window.history)).some(([key, draft]) => {
    if (!key.startsWith(keyOf("")) || typeof draft !== "object" || draft === null) return false;
    return typeof (draft as Record<string, unknown>)[field] === "string";
  });
