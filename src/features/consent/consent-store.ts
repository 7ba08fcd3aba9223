import { askedCategories, consentVersion, type ConsentCategory } from "@/config/third-parties";
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

let current = unknown;
const listeners = new Set<() => void>();

function publish(next: Partial<ConsentState>) {
  current = { ...current, ...next };
  listeners.forEach((listener) => listener());
}

/** The stored answer; without access to storage, no consent is assumed. */
function stored(): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(consentKey));
  } catch {
    return null;
  }
}

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
  listeners.add(listener);
  window.addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

function read(): ConsentState {
  if (!current.isKnown) current = { ...current, choice: stored(), isKnown: true };
  return current;
}

/** The store behind banner, preferences and cookie page, in the shape of React's `useSyncExternalStore`. */
export const consentStore = { subscribe, read, readOnServer: () => unknown };

/** Forgets what was read, so that the storage is read again. */
export function resetConsentStore() {
  current = unknown;
}
