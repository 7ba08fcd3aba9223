import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { atLeast } from "@/lib/at-least";
import { reportFailure } from "./use-call";

export type Remote<T> =
  | { status: "loading" }
  | { status: "failed"; message: string; error: unknown }
  | { status: "ready"; data: T };

type Settled<T> = { load: (signal: AbortSignal) => Promise<T>; attempt: number; result: Remote<T> };

/**
 * Loads a screen's data, and loads it again on `retry` or, after a failure, when the connection returns.
 * `load` must be stable (`useCallback`); superseded loads are aborted.
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
    atLeast(load(cancelling.signal)).then(
      (data) => settle({ status: "ready", data }),
      (error: unknown) => {
        if (cancelling.signal.aborted) return;
        settle({ status: "failed", message: reportFailure(error, t), error });
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
