import { env } from "@/config/env";
import { assembleLogin } from "./assemble-login";
import type { MetaConnection } from "./meta-connection";

/** Interval for checking whether the dialog has been closed, in milliseconds. */
const closedCheckInterval = 400;

type DialogMessage =
  | { outcome: "granted"; shortLivedToken: string; expectsAssets: boolean }
  | { outcome: "assets" | "refused" | "cancelled" };

/** Parses a message from the dialog; returns null for other messages. */
export function messageOfDialog(event: MessageEvent, origin: string, state: string): DialogMessage | null {
  if (event.origin !== origin || typeof event.data !== "object" || event.data === null) return null;
  const message = event.data as Record<string, unknown>; // each field is validated below
  const { type, outcome, code } = message;
  if (type !== "meta-login" || message.state !== state) return null;
  if (outcome === "granted" && typeof code === "string" && code !== "")
    return { outcome, shortLivedToken: code, expectsAssets: message.expectsAssets === true };
  return outcome === "assets" || outcome === "refused" || outcome === "cancelled" ? { outcome } : null;
}

function randomState(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** Local replacement for Meta's login dialog: a popup that responds with messages. */
export const standInConnection: MetaConnection = {
  prepare: () => Promise.resolve(true),

  connect(locale, onStage) {
    const origin = env.apiOrigins[0] ?? window.location.origin;
    const state = randomState();
    const query = new URLSearchParams({ state, origin: window.location.origin, locale });
    const dialog = window.open(
      `${origin}/sandbox/meta/login?${query}`,
      "meta-login",
      "popup,width=560,height=720",
    );
    if (!dialog) return Promise.resolve({ outcome: "blocked" });

    return new Promise((resolve) => {
      const halves = assembleLogin({
        onStage,
        onEnd: (outcome) => {
          window.removeEventListener("message", handleMessage);
          clearInterval(closedCheck);
          resolve(outcome);
        },
      });
      const handleMessage = (event: MessageEvent) => {
        const message = messageOfDialog(event, origin, state);
        if (message?.outcome === "granted") halves.code(message.shortLivedToken, message.expectsAssets);
        else if (message?.outcome === "assets") halves.assets();
        else if (message) halves.gone({ outcome: message.outcome });
      };
      const closedCheck = setInterval(() => {
        if (!dialog.closed) return;
        clearInterval(closedCheck);
        // A message sent just before the window closed may still arrive.
        halves.announce({ outcome: "cancelled" });
      }, closedCheckInterval);
      window.addEventListener("message", handleMessage);
    });
  },
};
