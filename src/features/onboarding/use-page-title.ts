import { useEffect } from "react";

/** Stands between what a page shows and the brand in its title. */
const separator = " | ";

/**
 * Names in the page's title what the address alone does not, such as a step of a window, and keeps it there: the page's own
 * head is drawn again after a change of address. Undefined leaves the title as it is.
 * @example usePageTitle("WhatsApp number") // "Connect your channels | Brand" becomes "WhatsApp number | Brand"
 */
export function usePageTitle(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return;
    const before = document.title;
    const apply = () => {
      const brand = document.title.split(separator).at(-1) ?? "";
      const title = `${name}${separator}${brand}`;
      if (document.title !== title) document.title = title;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = before;
    };
  }, [name]);
}
