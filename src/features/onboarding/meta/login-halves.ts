import type { MetaEnd, MetaOutcome, MetaStage } from "./meta-connection";

/** Milliseconds a code waits for the accounts that belong to it; the code alone is enough for the backend. */
export const assetsGrace = 5_000;
/** Milliseconds that chosen accounts wait for their code, without which nothing can be connected. */
export const codeGrace = 20_000;
/** Milliseconds to wait, after the dialog reported its end, for the result, which may still hold more. */
export const endGrace = 2_000;

type Listeners = { onStage?: (stage: MetaStage) => void; onEnd: (outcome: MetaOutcome) => void };

/**
 * Puts a login together: its code and its chosen accounts come as two messages, in either order, and either may be missing.
 * Ends exactly once.
 */
export function loginHalves({ onStage, onEnd }: Listeners) {
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
    /** @param expectsAssets whether this dialog tells of the chosen accounts in a message of its own */
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
    /** The dialog says how it is going to end. */
    announce(without: MetaEnd) {
      if (token === null) endLater(endGrace, hasAssets ? { outcome: "unfinished" } : without);
    },
    /** The dialog is gone without a code. */
    gone: (without: MetaEnd) => end(hasAssets ? { outcome: "unfinished" } : without),
  };
}
