import { env } from "@/config/env";
import type { MetaConnection, MetaOutcome } from "./meta-connection";

/** How often the dialog is looked at to see whether it was closed, in milliseconds. */
const closedCheckInterval = 400;

/** Reads a message of the dialog; null for one that is not its own. */
export function outcomeOfMessage(event: MessageEvent, origin: string, state: string): MetaOutcome | null {
  if (event.origin !== origin || typeof event.data !== "object" || event.data === null) return null;
  const { type, state: messageState, outcome, code } = event.data as Record<string, unknown>; // checked field by field below
  if (type !== "meta-login" || messageState !== state) return null;
  if (outcome === "granted" && typeof code === "string" && code !== "")
    return { outcome, shortLivedToken: code };
  return outcome === "refused" || outcome === "cancelled" ? { outcome } : null;
}

function randomState(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** The local backend's stand-in for Meta's login dialog: a window of its own that answers with a message. */
export const standInConnection: MetaConnection = {
  connect(locale) {
    const origin = env.apiBaseUrl || window.location.origin;
    const state = randomState();
    const query = new URLSearchParams({ state, origin: window.location.origin, locale });
    const dialog = window.open(
      `${origin}/sandbox/meta/login?${query}`,
      "meta-login",
      "popup,width=560,height=720",
    );
    if (!dialog) return Promise.resolve({ outcome: "blocked" });

    return new Promise((resolve) => {
      const finish = (outcome: MetaOutcome) => {
        window.removeEventListener("message", handleMessage);
        clearInterval(closedCheck);
        resolve(outcome);
      };
      const handleMessage = (event: MessageEvent) => {
        const outcome = outcomeOfMessage(event, origin, state);
        if (outcome) finish(outcome);
      };
      const closedCheck = setInterval(() => {
        if (!dialog.closed) return;
        clearInterval(closedCheck);
        // A message sent just before closing may still be under way.
        setTimeout(() => finish({ outcome: "cancelled" }), closedCheckInterval);
      }, closedCheckInterval);
      window.addEventListener("message", handleMessage);
    });
  },
};
