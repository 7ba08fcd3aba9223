/** Outcome of a call with a fault: a key of the error catalogue, an empty response, or success. */
export type Outcome = { key: string } | "empty" | "success";

const needsAnswer = (call: string) => call === "create-onboarding" || /^(?:list|get)-/.test(call);
/** Calls that tolerate an unreadable response, but not an HTML page. */
const readsAnswer = ["configure-facebook", "complete-onboarding"];
const ofMeta = (call: string) => /instagram|whatsapp|facebook/.test(call);

/** Returns the outcome of a fault that depends on the call; undefined if it is the same for all calls. */
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

/** Keys of the text that a screen shows for an empty response; an empty key if it shows its form. */
export const emptyTexts: Record<string, string> = {
  "get-information": "onboarding-screens:account.title",
  "get-store-setup": "onboarding-screens:progress.untracked",
  "get-store-edit": "storefront:company.lead",
};
