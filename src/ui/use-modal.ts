import { useEffect, useRef, type RefObject, type SyntheticEvent } from "react";
import { closeModal, openModal } from "@/lib/browser-support";
import { usePaintEffect } from "./use-paint-effect";

/**
 * Keeps a `<dialog>` open while `isOpen` is true. Closes it when Back leads to another page, and before it is
 * unmounted, so that the browser restores focus to the element that opened it (WCAG 2.2, criterion 2.4.3).
 * Returns the handler for its `close` event, which ignores the `close` events of nested dialogs that React
 * propagates.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
): (event: SyntheticEvent) => void {
  const onLeave = useRef(onClose);
  useEffect(() => {
    onLeave.current = onClose;
  });
  usePaintEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    openModal(element);
    const { pathname } = window.location;
    const leave = () => {
      if (window.location.pathname !== pathname) onLeave.current();
    };
    window.addEventListener("popstate", leave);
    return () => {
      window.removeEventListener("popstate", leave);
      closeModal(element);
    };
  }, [dialog, isOpen]);
  return (event) => {
    if (event.target === event.currentTarget && isOpen) onClose();
  };
}
