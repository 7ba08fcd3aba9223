import { hasKeptText } from "../../../src/lib/visit-draft";
import type { EarlyWindow } from "../inline/boot-on-intent";
import type { HoldingWindow } from "../inline/hold-presses";
import { currentElement, restorePageState } from "./page-state";
import { forgetTypedText, isToggle, type Control } from "./typed-text";

/**
 * Reports whether a control's value differs from its default; browsers restore form values after a reload.
 */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return ![...control.options].every((option) => option.selected === option.defaultSelected);
  return isToggle(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/**
 * Records form values before hydration resets them. Text fields with a saved draft are skipped, since Firefox
 * may have filled them with the previous page's values after a navigation within the visit.
 */
export function noteRestoredFields() {
  const { ___early: early } = window as EarlyWindow;
  if (!early) return;
  for (const control of document.querySelectorAll<Control>("form :is(input, textarea, select)"))
    if (!early.typed.has(control) && isChanged(control) && (isToggle(control) || !hasKeptText(control.name)))
      early.typed.set(control, isToggle(control) ? control.checked : control.value);
}

/**
 * Preserves the state of checkboxes and radio buttons across hydration. React toggles `defaultChecked`, and
 * browsers change the visible state with it unless a script has set it explicitly; the visitor would see the
 * default choice until replay. State that the browser itself restored is not preserved for controls outside
 * forms.
 */
export function preserveToggles() {
  const { ___early: early } = window as EarlyWindow;
  const chosen = new Set([...(early?.typed.keys() ?? [])].map(({ name }) => name));
  for (const control of document.querySelectorAll("input"))
    if (isToggle(control) && (chosen.has(control.name) || !isChanged(control)))
      control.checked = Boolean(control.checked);
}

/**
 * Sets a control's value through the native setter, because React ignores changes made through its own
 * setter.
 */
function type(control: Control, value: string) {
  const prototype = Object.getPrototypeOf(control) as object;
  const caret = control instanceof HTMLSelectElement ? null : control.selectionEnd;
  control.value = "";
  Reflect.set(prototype, "value", value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
  if (caret !== null && control === document.activeElement && !(control instanceof HTMLSelectElement))
    control.setSelectionRange(caret, caret);
}

/**
 * Checks or unchecks a box with a click after setting the opposite state; otherwise React reports no change.
 */
function toggle(control: HTMLInputElement, isOn: boolean) {
  if (control.type === "radio" && !isOn) return;
  control.checked = !isOn;
  control.click();
}

/** Replays, once, the typing, clicks and submissions from before hydration. */
export function replayEarlyUse() {
  forgetTypedText();
  (window as HoldingWindow).___release?.();
  const { ___early: early } = window as EarlyWindow;
  if (!early || early.isAnswered) return;
  early.isAnswered = true;
  for (const [typed, value] of early.typed) {
    const control = currentElement(typed);
    if (!control) continue;
    if (typeof value === "string") type(control, value);
    else if (isToggle(control)) toggle(control, value);
  }
  restorePageState();
  for (const repeat of early.repeats) repeat(currentElement);
}
