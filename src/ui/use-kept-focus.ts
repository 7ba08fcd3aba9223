import { useRef, type RefObject } from "react";
import { usePaintEffect } from "./use-paint-effect";

/** Reports whether no visible element has focus. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Restores focus to a control after it was disabled: browsers blur disabled controls, and keyboard users
 * would otherwise have to find it again after a failed request (WCAG 2.2, criterion 2.4.3). Does nothing if
 * focus has moved elsewhere.
 */
export function useKeptFocus<Control extends HTMLElement>(isDisabled: boolean): RefObject<Control> {
  const control = useRef<Control>(null);
  const hadFocus = useRef(false);
  usePaintEffect(() => {
    // Immediately after a control is disabled, the browser has not yet blurred it.
    if (isDisabled) hadFocus.current ||= document.activeElement === control.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (isFocusLost()) control.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return control;
}
