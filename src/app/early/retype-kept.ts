import { isToggle, toggle, type, type Control } from "./replay";

/** Forms that the framework renders by itself may come a little later than the page. */
const patience = 5000;
const pause = 100;

type Kept = [name: string, value: string | boolean];

function takeKept(): Kept[] {
  const state = window.history.state as { typed?: Kept[] } | null;
  if (!Array.isArray(state?.typed)) return [];
  const { typed, ...rest } = state;
  window.history.replaceState(rest, "");
  return typed;
}

const differs = (control: Control, value: string | boolean) =>
  isToggle(control) ? control.checked !== value : value !== "" && control.value === "";

/** Types one kept value again; whether its control was there. A field that holds something by now is left as it is. */
function retype([name, value]: Kept): boolean {
  const control = document.querySelector<Control>(`form [name="${CSS.escape(name)}"]`);
  if (!control) return false;
  if (!differs(control, value)) return true;
  if (typeof value === "string") type(control, value);
  else if (isToggle(control)) toggle(control, value);
  return true;
}

/**
 * Fills in what was typed before the page loaded itself anew (inline-scripts.ts). Fields that stand in the page's HTML have
 * their texts back already; these are the ones that the framework renders.
 */
export function retypeKept() {
  const until = Date.now() + patience;
  const attempt = (kept: Kept[]) => {
    const missing = kept.filter((entry) => !retype(entry));
    if (missing.length > 0 && Date.now() < until) setTimeout(() => attempt(missing), pause);
  };
  attempt(takeKept());
}
