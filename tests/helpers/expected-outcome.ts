/** What a fault of a call comes to: a key of the error catalogue, an answer without content, or a call that succeeds. */
export type Outcome = { key: string } | "empty" | "success";

const needsAnswer = (call: string) => call === "create-onboarding" || /^(?:list|get)-/.test(call);
/** Calls whose answer is read where there is one; a page is none. */
const readsAnswer = ["configure-facebook", "complete-onboarding"];
const ofMeta = (call: string) => /instagram|whatsapp|facebook/.test(call);

/** The outcome of a fault that depends on the call; undefined for one that reads the same for every call. */
export function expectedOutcome(call: string, fault: string): Outcome | undefined {
  const isSignUp = call === "create-onboarding";
  switch (fault) {
    case "401":
      if (isSignUp) return { key: "calls.sign-up" };
      return { key: ofMeta(call) ? "unauthorized" : "forbidden" };
    case "403":
    case "404":
    case "409":
      return isSignUp ? { key: "calls.sign-up" } : undefined;
    case "malformed JSON":
      return needsAnswer(call) ? { key: "invalid-response" } : "success";
    case "HTML with 200":
      return needsAnswer(call) || readsAnswer.includes(call) ? { key: "invalid-response" } : "success";
    case "missing fields":
      if (isSignUp || call.startsWith("list-")) return { key: "invalid-response" };
      return needsAnswer(call) ? "empty" : "success";
    default:
      return undefined;
  }
}

/** What a screen shows of an answer that holds nothing, by key of the strings; an empty key where it shows its form. */
export const emptyTexts: Record<string, string> = {
  "get-information": "onboarding-screens:account.title",
  "get-store-setup": "onboarding-screens:progress.untracked",
  "get-store-edit": "storefront:company.lead",
};
