import { askedCategories, consentVersion, type ConsentCategory } from "@/config/third-parties";
import { createStore, type ReadableStore } from "@/ui/create-store";
import { parseChoice, type ConsentChoice, type ConsentQuestion } from "./consent-choice";

/** Name of the local storage entry (data/legal/cookie describes it). */
export const consentKey = "consent";

/** The current question. */
export const question: ConsentQuestion = { version: consentVersion, asked: askedCategories };

type ConsentState = {
  choice: ConsentChoice | null;
  /** Whether the preferences are open. */
  isChoosing: boolean;
  /** False on the server, and until the browser's storage was read. */
  isKnown: boolean;
};

const unknown: ConsentState = { choice: null, isChoosing: false, isKnown: false };

/** The stored answer; without access to storage, no consent is assumed. */
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

/** Opens or closes the preferences. */
export const showPreferences = (isChoosing: boolean) => publish({ isChoosing });

/** Stores an answer; where storage is forbidden, for this visit only. */
export function decide(granted: ConsentCategory[]) {
  const choice = { ...question, granted, at: new Date().toISOString() };
  try {
    localStorage.setItem(consentKey, JSON.stringify(choice));
  } catch {
    // Asked again at the next visit.
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

/** What banner, preferences and cookie page show; follows the answers given in other tabs. */
export const consentStore: ReadableStore<ConsentState> = { ...state, subscribe };

/** Reads the storage again. */
export const resetConsentStore = () => state.write(readStorage());
