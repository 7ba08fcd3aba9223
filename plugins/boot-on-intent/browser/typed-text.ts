import { replaceEntry } from "../../../src/lib/browser-support";

/** Form control that a visitor can fill in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Field name with its text or checked state. */
type TypedField = [name: string, value: string | boolean];

type HistoryState = { typed?: unknown } | null;

/** Reports whether a control is a checkbox or a radio button. */
export const isToggle = (control: Control): control is HTMLInputElement =>
  /checkbox|radio/.test(control.type);

/** Named form controls, except sensitive ones: passwords, files, tax and identity numbers. */
const keptControls = () =>
  [...document.querySelectorAll<Control>("form :is(input, textarea, select)")].filter(
    ({ name, type }) => name && !/password|file|hidden/.test(type) && !/tax|identity/i.test(name),
  );

/**
 * Saves form values in the history entry, which no other site can read and which is discarded with the tab.
 */
export function keepTypedText() {
  const typed = keptControls().map((control): TypedField => [
    control.name,
    isToggle(control) ? control.checked : control.value,
  ]);
  replaceEntry({ ...(history.state as HistoryState), typed });
}

/** Returns the form values saved before the reload; empty if there are none. */
function typedText(): TypedField[] {
  const { typed } = (history.state as HistoryState) ?? {};
  return Array.isArray(typed) ? (typed as TypedField[]) : [];
}

/**
 * Restores the form values of server-rendered fields; forms rendered by the framework use drafts
 * (src/forms/draft-keeper.tsx).
 */
export function restoreTypedText() {
  const typed = typedText();
  let next = 0;
  for (const control of keptControls()) {
    const [name, value] = typed[next] ?? [];
    if (name !== control.name) continue;
    Object.assign(control, { [isToggle(control) ? "checked" : "value"]: value });
    next += 1;
  }
}

/** Removes the saved form values from the history entry, so that a later reload does not restore them. */
export function forgetTypedText() {
  if (typedText().length === 0) return;
  const { typed: _, ...rest } = (history.state ?? {}) as { typed?: unknown };
  replaceEntry(rest);
}
