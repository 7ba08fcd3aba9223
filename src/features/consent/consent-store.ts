import { askedCategories, consentVersion, type ConsentCategory } from "@/config/third-parties";
import { createStore, type ReadableStore } from "@/ui/create-store";
import { parseChoice, type ConsentChoice, type ConsentQuestion } from "./consent-choice";

/** Key of the local storage entry (described in data/legal/cookie). */
export const consentKey = "consent";

export const question: ConsentQuestion = { version: consentVersion, asked: askedCategories };

type ConsentState = {
  choice: ConsentChoice | null;
  /** Whether the preferences are open. */
  isChoosing: boolean;
  /** Whether local storage has been read; always false on the server. */
  isKnown: boolean;
};

const unknown: ConsentState = { choice: null, isChoosing: false, isKnown: false };

/** Returns the stored decision; null, which means no consent, if storage is unavailable. */
function stored(): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(consentKey));
  } catch {
    return null;
  }
}

const readStorage = (): ConsentState => ({ choice: stored(), isChoosing: false, isKnown: true });

const state = createStore(unknown, readStorage);

const publish = (change: Partial<ConsentState>) => state.write({ ...state.read(), ...change });

export const showPreferences = (isChoosing: boolean) => publish({ isChoosing });

/** Stores a decision; if storage is unavailable, it only applies to this visit. */
export function decide(granted: ConsentCategory[]) {
  const choice = { ...question, granted, at: new Date().toISOString() };
  try {
    localStorage.setItem(consentKey, JSON.stringify(choice));
  } catch {
    // The next visit asks for consent again.
  }
  publish({ choice, isChoosing: false });
}

function subscribe(listener: () => void) {
  const follow = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) publish({ choice: stored() });
  };
  const unsubscribe = state.subscribe(listener);
  window.addEventListener("storage", follow);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", follow);
  };
}

/** State of the banner, preferences and cookie page, synchronised with decisions in other tabs. */
export const consentStore: ReadableStore<ConsentState> = { ...state, subscribe };

/** Reads the state from storage again. */
export const resetConsentStore = () => state.write(readStorage());
