import { useEffect, useRef } from "react";

/**
 * Closes a menu that a button opens (ARIA Authoring Practices, disclosure): on Escape, and when focus moves
 * or the visitor presses elsewhere. Does not rely on blur, since Safari does not focus clicked buttons.
 * @returns refs for the element that contains button and menu, and for the button, which Escape focuses if
 *   focus was inside
 */
export function useDisclosure<Root extends HTMLElement>(isOpen: boolean, close: () => void) {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listeners = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener("focusin", closeOutside, listeners);
    document.addEventListener("pointerdown", closeOutside, listeners);
    document.addEventListener("keydown", closeOnEscape, listeners);
    return () => listeners.abort();
  }, [isOpen, close]);
  return { root, button };
}
