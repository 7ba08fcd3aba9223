import { createStore, useStore } from "@/ui/create-store";

const storageKey = "shop-name";

/** Maximum length of a stored name, equal to that of the input field. */
const maxLength = 64;

const typed = createStore("", () => {
  try {
    return (localStorage.getItem(storageKey) ?? "").slice(0, maxLength);
  } catch {
    return "";
  }
});

/**
 * Returns the name or Instagram handle of the visitor's shop as typed into a demo, or an empty string. Stored
 * only in this browser.
 */
export const readOwnShop = typed.read;

/** Subscribes to the name of the visitor's shop. */
export const useOwnShop = () => useStore(typed);

/** Sets the shop's name in every demo and in the onboarding's suggestions; an empty string removes it. */
export function writeOwnShop(text: string) {
  typed.write(text);
  try {
    if (text === "") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Without storage the name is lost with the page.
  }
}
