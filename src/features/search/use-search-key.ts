import { useEffect } from "react";
import { openSearch } from "./search-request";
import { isShortcutOn } from "./shortcut-setting";

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, [role=textbox]") !== null);

/** Makes the key `/` open the search, unless the visitor is typing or a dialog is open. */
export function useSearchKey() {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // Turkish keyboards need Shift for `/`, so Shift is allowed.
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || event.repeat || isEditable(event.target)) return;
      if (document.querySelector("dialog[open]") || !isShortcutOn()) return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
}
