import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { atLeast } from "@/lib/at-least";
import { describeCallError } from "@/services/errors";
import { showAlert } from "@/ui/alert-center";

/** Shortest time a loading state lasts, in milliseconds (docs/product.md 9). */
export const minimumDelay = 200;

export type Remote<T> =
  | { status: "loading" }
  | { status: "failed"; message: string; error: unknown }
  | { status: "ready"; data: T };

type Settled<T> = { load: (signal: AbortSignal) => Promise<T>; attempt: number; result: Remote<T> };

/**
 * Loads what a screen shows, again on `retry`, and by itself when the connection comes back after a failure. `load` has to
 * be stable (`useCallback`); a load that is no longer wanted is cancelled.
 */
export function useRemote<T>(load: (signal: AbortSignal) => Promise<T>): [Remote<T>, () => void] {
  const { t } = useTranslation("errors");
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const cancelling = new AbortController();
    const settle = (result: Remote<T>) => {
      if (!cancelling.signal.aborted) setSettled({ load, attempt, result });
    };
    atLeast(minimumDelay, load(cancelling.signal)).then(
      (data) => settle({ status: "ready", data }),
      (error: unknown) => {
        if (cancelling.signal.aborted) return;
        const message = describeCallError(error, t);
        showAlert({ type: "error", message });
        settle({ status: "failed", message, error });
      },
    );
    return () => cancelling.abort();
  }, [load, attempt, t]);

  const isCurrent = settled?.load === load && settled.attempt === attempt;
  const remote: Remote<T> = isCurrent ? settled.result : { status: "loading" };
  const isFailed = remote.status === "failed";
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isFailed, retry]);

  return [remote, retry];
}
