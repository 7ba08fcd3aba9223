import { useMemo } from "react";
import { useStore } from "@/ui/create-store";
import { answers, grantedBy } from "./consent-choice";
import { consentStore, question } from "./consent-store";

/** What the visitor answered, what that allows, and whether there is still something to ask. */
export function useConsent() {
  const { choice, isChoosing, isKnown } = useStore(consentStore);
  const granted = useMemo(() => grantedBy(choice, question), [choice]);
  return {
    choice,
    isChoosing,
    granted,
    isUndecided: isKnown && !answers(choice, question),
  };
}
