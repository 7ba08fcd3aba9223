import { useCallback, useEffect, useRef, useState } from "react";
import useLocalStorageState from "use-local-storage-state";
import { onboardingReducer, type OnboardingAction } from "./onboarding-reducer";
import { parseOnboardingState, serialiseOnboardingState, type StoredState } from "./onboarding-schema";
import { initialState } from "./initial-state";
import type { OnboardingState } from "./onboarding-state";

/** The published key of the stored state (docs/product.md 4). */
export const storageKey = "vuex";

const serializer = {
  parse: (text: string): unknown => parseOnboardingState(text),
  stringify: (value: unknown): string => serialiseOnboardingState(value as StoredState), // the hook only passes our own type
};

const nothingStored: StoredState = { state: initialState, wasLost: false };

/** What storage holds at this moment, in whatever tab it was written; undefined where storage is forbidden. */
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
  /** Something stored earlier could not be read, or was deleted under the page, and is not part of `state`. */
  wasLost: boolean;
  /** Whether the state survives a reload; false where storage is full or forbidden. */
  isPersistent: boolean;
  /** Takes everything out of storage and memory, in this tab and the others. */
  forget: () => void;
};

/**
 * The onboarding of this browser: read from local storage, kept in step with other tabs, and held in memory where storage
 * is full or forbidden. During server rendering and hydration it is the initial state.
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
        // Another tab may have written, or forgotten, since this one last rendered: its state is the one to go on from.
        const latest = (isInStorage.current ? readStorage() : undefined) ?? shown ?? nothingStored;
        // By a browser that clears its data, say: what goes on from here lacks what the page shows.
        if (latest === nothingStored && shown && shown.state.wizardId !== null) setEmptied(true);
        return { state: onboardingReducer(latest.state, action), wasLost: false };
      });
    },
    [setStored],
  );

  const { state, wasLost } = stored ?? nothingStored;
  return { state, dispatch, wasLost: wasLost || isEmptied, isPersistent, forget: removeItem };
}
