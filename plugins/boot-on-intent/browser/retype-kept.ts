import { replaceEntry } from "../../../src/lib/browser-support";
import { toggle, type } from "./replay";
import { isToggle, typedText, type Control, type TypedField } from "./typed-text";

/** Forms that the framework renders may come a little later than the page; in milliseconds. */
const patience = 5000;
const pause = 100;

/** The kept text, taken out of the history entry: it is typed once. */
function takeKept(): TypedField[] {
  const kept = typedText();
  const { typed: _, ...rest } = (window.history.state ?? {}) as { typed?: unknown };
  if (kept.length > 0) replaceEntry(rest);
  return kept;
}

const differs = (control: Control, value: string | boolean) =>
  isToggle(control) ? control.checked !== value : value !== "" && control.value === "";

/** Types one kept value again; whether its control was there. A field that holds something by now is left as it is. */
function retype([name, value]: TypedField): boolean {
  const control = document.querySelector<Control>(`form [name="${CSS.escape(name)}"]`);
  if (!control) return false;
  if (!differs(control, value)) return true;
  if (typeof value === "string") type(control, value);
  else if (isToggle(control)) toggle(control, value);
  return true;
}

/**
 * Fills in what was typed before the page reloaded itself (recover-files.ts). Fields of the page's HTML have
 * their texts back already; these are the ones that the framework renders.
 */
export function retypeKept() {
  const until = performance.now() + patience;
  const attempt = (kept: TypedField[]) => {
    const missing = kept.filter((entry) => !retype(entry));
    if (missing.length > 0 && performance.now() < until) setTimeout(() => attempt(missing), pause);
  };
  attempt(takeKept());
}
