import { useRef, type RefObject } from "react";
import { usePaintEffect } from "./use-paint-effect";

/** Nothing that could be seen has the focus. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Gives a control the focus back after it was disabled: browsers take it from a disabled one, and whoever has to press again
 * after a failed request would have to look for it (WCAG 2.2, criterion 2.4.3). A focus that moved on stays where it is.
 */
export function useKeptFocus<Control extends HTMLElement>(isDisabled: boolean): RefObject<Control> {
  const control = useRef<Control>(null);
  const hadFocus = useRef(false);
  usePaintEffect(() => {
    // Right after it was disabled the browser has not yet taken the focus.
    if (isDisabled) hadFocus.current ||= document.activeElement === control.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (isFocusLost()) control.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return control;
}
