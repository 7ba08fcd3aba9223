import type { RefObject } from "react";
import { isFocusLost } from "./use-kept-focus";
import { usePaintEffect } from "./use-paint-effect";

const controls = "input:checked, input:not(:disabled), button:not(:disabled), a[href]";

/**
 * When the control that loaded new content has disappeared, moves focus to the content's selected or first
 * control, or to the container. Does nothing if focus is elsewhere (WCAG 2.2, criterion 2.4.3).
 * @param stage changes whenever the content is replaced
 */
export function useArrivalFocus(place: RefObject<HTMLElement | null>, stage: string) {
  usePaintEffect(() => {
    const element = place.current;
    if (!element || !(isFocusLost() || document.activeElement === element)) return;
    const first = [...element.querySelectorAll<HTMLElement>(controls)];
    const target = first.find((control) => control.matches(":checked")) ?? first[0];
    if (target) target.focus();
    else focusOnce(element);
  }, [place, stage]);
}

/** Focuses an element that is not normally focusable, by making it focusable until it loses focus. */
export function focusOnce(target: HTMLElement) {
  if (target.matches(":focus-within")) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
