import { createStore, useStore } from "@/ui/create-store";

const storageKey = "shop-name";

/** Longest name that is read back: as long as one can type. */
const maxLength = 64;

const typed = createStore("", () => {
  try {
    return (localStorage.getItem(storageKey) ?? "").slice(0, maxLength);
  } catch {
    return "";
  }
});

/** The visitor's own shop as typed into a demo, a name or an Instagram handle; empty until then. Kept in this browser alone. */
export const readOwnShop = typed.read;

/** The same, followed by a component. */
export const useOwnShop = () => useStore(typed);

/** Changes the shop's name in every demo and in what the onboarding proposes; empty takes it back. */
export function writeOwnShop(text: string) {
  typed.write(text);
  try {
    if (text === "") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Without storage the name goes with the page.
  }
}
