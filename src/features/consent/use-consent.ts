import { useMemo, useSyncExternalStore } from "react";
import { answers, grantedBy } from "./consent-choice";
import { consentStore, question } from "./consent-store";

/** What the visitor answered, what that allows, and whether there is still something to ask. */
export function useConsent() {
  const { subscribe, read, readOnServer } = consentStore;
  const { choice, isChoosing, isKnown } = useSyncExternalStore(subscribe, read, readOnServer);
  const granted = useMemo(() => grantedBy(choice, question), [choice]);
  return {
    choice,
    isChoosing,
    granted,
    isUndecided: isKnown && !answers(choice, question),
  };
}
