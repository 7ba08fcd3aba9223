import { useEffect, useRef, type RefObject, type SyntheticEvent } from "react";
import { closeModal, openModal } from "@/lib/browser-support";
import { usePaintEffect } from "./use-paint-effect";

/**
 * Keeps a `<dialog>` open as long as `isOpen`. A window that is taken off the page is closed first, so that the browser gives
 * the focus back to what opened it (WCAG 2.2, criterion 2.4.3). It goes with its page when Back leads to another. Returns the handler of its `close` event: React passes that
 * event on from a window inside to those around it, which stay open.
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
