import { useCallback, useEffect, useRef, useState } from "react";
import useLocalStorageState from "use-local-storage-state";
import { onboardingReducer, type OnboardingAction } from "./onboarding-reducer";
import { parseOnboardingState, serialiseOnboardingState, type StoredState } from "./onboarding-schema";
import { initialState } from "./initial-state";
import type { OnboardingState } from "./onboarding-state";

/** Local storage key of the state, as specified (docs/product.md 4). */
export const storageKey = "vuex";

const serializer = {
  parse: (text: string): unknown => parseOnboardingState(text),
  stringify: (value: unknown): string => serialiseOnboardingState(value as StoredState), // only called with this type
};

const nothingStored: StoredState = { state: initialState, wasLost: false };

/** Reads the current content of storage, whichever tab wrote it; undefined if storage is disabled. */
function readStorage(): StoredState | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    return text === null ? nothingStored : parseOnboardingState(text);
  } catch {
    return undefined;
  }
}

export type OnboardingStore = {
  state: OnboardingState;
  dispatch: (action: OnboardingAction) => void;
  /** Whether stored data is missing from `state`: it was unreadable, or deleted while the page was open. */
  wasLost: boolean;
  /** Whether the state survives a reload; false if storage is full or disabled. */
  isPersistent: boolean;
  /** Deletes the onboarding from storage and memory, in all tabs. */
  forget: () => void;
};

/**
 * Returns this browser's onboarding: loaded from local storage, synchronised between tabs, and kept in memory
 * if storage is full or disabled. During server rendering and hydration, returns the initial state.
 */
export function useOnboardingState(): OnboardingStore {
  const [stored, setStored, { isPersistent, removeItem }] = useLocalStorageState<StoredState>(storageKey, {
    serializer,
  });
  const isInStorage = useRef(true);
  const [isEmptied, setEmptied] = useState(false);
  useEffect(() => {
    isInStorage.current = isPersistent;
  }, [isPersistent]);

  const dispatch = useCallback(
    (action: OnboardingAction) => {
      setStored((shown) => {
        // Another tab may have changed or cleared the state since this one last rendered, so the stored state
        // is authoritative.
        const latest = (isInStorage.current ? readStorage() : undefined) ?? shown ?? nothingStored;
        // For example, the browser's data was cleared: the stored state then lacks data that the page shows.
        if (latest === nothingStored && shown && shown.state.wizardId !== null) setEmptied(true);
        return { state: onboardingReducer(latest.state, action), wasLost: false };
      });
    },
    [setStored],
  );

  const { state, wasLost } = stored ?? nothingStored;
  return { state, dispatch, wasLost: wasLost || isEmptied, isPersistent, forget: removeItem };
}
