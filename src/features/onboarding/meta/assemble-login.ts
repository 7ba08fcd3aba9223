import type { MetaEnd, MetaOutcome, MetaStage } from "./meta-connection";

/**
 * Timeout for the selected accounts once the code has arrived, in milliseconds; the backend can proceed with
 * the code alone.
 */
export const assetsGrace = 5_000;
/**
 * Timeout for the code once the selected accounts have arrived, in milliseconds; no account can be connected
 * without a code.
 */
export const codeGrace = 20_000;
/**
 * Timeout for the final result after the dialog has reported that it is closing, in milliseconds; the result
 * may contain data that the dialog did not report.
 */
export const endGrace = 2_000;

type Listeners = { onStage?: (stage: MetaStage) => void; onEnd: (outcome: MetaOutcome) => void };

/**
 * Assembles a login from its code and its selected accounts, which arrive in two messages, in either order;
 * either may be missing. Calls `onEnd` exactly once.
 */
export function assembleLogin({ onStage, onEnd }: Listeners) {
  let token: string | null = null;
  let hasAssets = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (outcome: MetaOutcome) => {
    clearTimeout(timer);
    if (isOver) return;
    isOver = true;
    onEnd(outcome);
  };
  const endLater = (milliseconds: number, outcome: MetaOutcome) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => end(outcome), milliseconds);
  };

  return {
    /** Handles the code; `expectsAssets` means that the selected accounts arrive in a separate message. */
    code(shortLivedToken: string, expectsAssets: boolean) {
      token = shortLivedToken;
      const granted = { outcome: "granted" as const, shortLivedToken };
      if (!expectsAssets || hasAssets) return end(granted);
      onStage?.("code");
      endLater(assetsGrace, granted);
    },
    assets() {
      hasAssets = true;
      if (token !== null) return end({ outcome: "granted", shortLivedToken: token });
      onStage?.("assets");
      endLater(codeGrace, { outcome: "unfinished" });
    },
    /** Records the outcome that the dialog reports before it closes. */
    announce(without: MetaEnd) {
      if (token === null) endLater(endGrace, hasAssets ? { outcome: "unfinished" } : without);
    },
    /** Handles a dialog that closed without a code. */
    gone: (without: MetaEnd) => end(hasAssets ? { outcome: "unfinished" } : without),
  };
}
