import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { atLeast } from "@/lib/at-least";
import { describeCallError } from "@/services/errors";
import { showAlert } from "@/ui/alert-center";

/** Shortest time a loading state lasts, in milliseconds (specification, section 9). */
export const minimumDelay = 200;

export type Remote<T> =
  | { status: "loading" }
  | { status: "failed"; message: string; error: unknown }
  | { status: "ready"; data: T };

/**
 * Loads what a screen shows, again on `retry`, and by itself when the connection comes back after a failure. `load` has to
 * be stable (`useCallback`); a load that is no longer wanted is cancelled.
 */
export function useRemote<T>(load: (signal: AbortSignal) => Promise<T>): [Remote<T>, () => void] {
  const { t } = useTranslation("errors");
  const [attempt, setAttempt] = useState(0);
  const [remote, setRemote] = useState<Remote<T>>({ status: "loading" });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const cancelling = new AbortController();
    setRemote({ status: "loading" });
    atLeast(minimumDelay, load(cancelling.signal)).then(
      (data) => {
        if (!cancelling.signal.aborted) setRemote({ status: "ready", data });
      },
      (error: unknown) => {
        if (cancelling.signal.aborted) return;
        const message = describeCallError(error, t);
        showAlert({ type: "error", message });
        setRemote({ status: "failed", message, error });
      },
    );
    return () => cancelling.abort();
  }, [load, attempt, t]);

  const isFailed = remote.status === "failed";
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isFailed, retry]);

  return [remote, retry];
}
