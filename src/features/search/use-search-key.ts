import { useEffect } from "react";
import { openSearch, searchRequest } from "./search-request";
import { isShortcutOn } from "./shortcut-setting";

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, [role=textbox]") !== null);

/**
 * Makes the `/` key open the search dialog, unless the visitor is typing or a dialog is open. Text typed while
 * the dialog is loading becomes the query.
 */
export function useSearchKey() {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isEditable(event.target)
      )
        return;
      if (document.querySelector("dialog[open]")) return;
      const { isOpen, query } = searchRequest.read();
      // Turkish keyboards need Shift for `/`, so Shift is allowed.
      if (isOpen ? key.length > 1 : key !== "/" || event.repeat || !isShortcutOn()) return;
      event.preventDefault();
      openSearch(isOpen ? query + key : "");
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
