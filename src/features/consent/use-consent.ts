import { useMemo } from "react";
import { useStore } from "@/ui/create-store";
import { answers, grantedBy } from "./consent-choice";
import { consentStore, question } from "./consent-store";

/** Returns the visitor's decision, the granted categories, and whether consent still has to be requested. */
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
