import type { RefObject } from "react";
import { isFocusLost } from "./use-kept-focus";
import { usePaintEffect } from "./use-paint-effect";

const controls = "input:checked, input:not(:disabled), button:not(:disabled), a[href]";

/**
 * Gives the focus to what arrives in a place when the control that asked for it is gone: the chosen or first control in it,
 * else the place itself. Whoever is elsewhere meanwhile stays there (WCAG 2.2, criterion 2.4.3).
 * @param stage changes whenever something else stands in the place
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

/** Focuses an element that is not focusable by itself; it is focusable only until it loses the focus. */
export function focusOnce(target: HTMLElement) {
  if (target.matches(":focus-within")) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
