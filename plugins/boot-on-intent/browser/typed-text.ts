import { replaceEntry } from "../../../src/lib/browser-support";

/** What a visitor fills in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's name and what was typed into it, or whether it was ticked. */
type TypedField = [name: string, value: string | boolean];

type HistoryState = { typed?: unknown } | null;

/** Whether a control is ticked rather than typed into. */
export const isToggle = (control: Control): control is HTMLInputElement =>
  /checkbox|radio/.test(control.type);

/** The named fields of all forms, without what must not be kept: passwords, files, tax and identity numbers. */
const keptControls = () =>
  [...document.querySelectorAll<Control>("form :is(input, textarea, select)")].filter(
    ({ name, type }) => name && !/password|file|hidden/.test(type) && !/tax|identity/i.test(name),
  );

/** Puts what was typed into the history entry, which nobody else can read and which ends with the tab. */
export function keepTypedText() {
  const typed = keptControls().map((control): TypedField => [
    control.name,
    isToggle(control) ? control.checked : control.value,
  ]);
  replaceEntry({ ...(history.state as HistoryState), typed });
}

/** What was typed before the page reloaded; empty if nothing was. */
function typedText(): TypedField[] {
  const { typed } = (history.state as HistoryState) ?? {};
  return Array.isArray(typed) ? (typed as TypedField[]) : [];
}

/** Fills the fields of the page's HTML; forms that the framework renders have their drafts (src/forms/draft-keeper.tsx). */
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

/** Removes the kept text from the history entry, so that a later reload does not restore it. */
export function forgetTypedText() {
  if (typedText().length === 0) return;
  const { typed: _, ...rest } = (history.state ?? {}) as { typed?: unknown };
  replaceEntry(rest);
}
