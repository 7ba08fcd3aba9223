import { hasKeptText } from "../../../src/lib/visit-draft";
import type { EarlyWindow } from "../inline/boot-on-intent";
import { presentElement, restorePresent } from "./present-element";
import { forgetTypedText, isToggle, type Control } from "./typed-text";

/** Whether a control holds something else than the page was sent with: a browser restores forms after a reload. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return ![...control.options].every((option) => option.selected === option.defaultSelected);
  return isToggle(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/**
 * Notes what forms hold before hydration, which forgets it. A text of a kept draft is left to its form: after a change of page
 * within the visit, Firefox restores what the field held on the page before.
 */
export function noteRestoredFields() {
  const { ___early: early } = window as EarlyWindow;
  if (!early) return;
  for (const control of document.querySelectorAll<Control>("form :is(input, textarea, select)"))
    if (!early.typed.has(control) && isChanged(control) && (isToggle(control) || !hasKeptText(control.name)))
      early.typed.set(control, isToggle(control) ? control.checked : control.value);
}

/**
 * Lets hydration leave boxes and radios as they are. React sets their default state back and forth, which a browser follows
 * unless a script has set the state itself: the visitor would see the first choice again until the replay. What a browser
 * restored outside of forms is nobody's choice yet, and is left to hydration.
 */
export function holdChoices() {
  const { ___early: early } = window as EarlyWindow;
  const chosen = new Set([...(early?.typed.keys() ?? [])].map(({ name }) => name));
  for (const control of document.querySelectorAll("input"))
    if (isToggle(control) && (chosen.has(control.name) || !isChanged(control)))
      control.checked = Boolean(control.checked);
}

/** Types a text the way a visitor would: React only hears of a change that went past its own setter. */
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

/** Ticks or unticks a box the way a visitor would: pressed from its other state, or React hears of no change. */
function toggle(control: HTMLInputElement, isOn: boolean) {
  if (control.type === "radio" && !isOn) return;
  control.checked = !isOn;
  control.click();
}

/** Repeats, once, what was typed, pressed and sent before the page answered. */
export function replayEarlyUse() {
  forgetTypedText();
  const { ___early: early } = window as EarlyWindow;
  if (!early || early.isAnswered) return;
  early.isAnswered = true;
  for (const [typed, value] of early.typed) {
    const control = presentElement(typed);
    if (!control) continue;
    if (typeof value === "string") type(control, value);
    else if (isToggle(control)) toggle(control, value);
  }
  restorePresent();
  for (const repeat of early.repeats) repeat(presentElement);
}
