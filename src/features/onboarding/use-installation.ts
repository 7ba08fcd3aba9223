import { useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { CallError, describeCallError, longestWait } from "@/services/errors";
import { getStoreSetup } from "@/services/operations/store";
import type { Credentials, SetupConfigList } from "@/state/onboarding-state";

const firstPause = 1_500;
const longestPause = 10_000;

/** Milliseconds without progress after which the visitor may continue anyway. */
export const patience = 120_000;

export type Installation = SetupConfigList & {
  isFinished: boolean;
  /**
   * Reason to stop waiting for completion: the backend does not report progress at all, or progress has stopped
   * for a long time.
   */
  release: "untracked" | "stuck" | null;
  /** Error of the last poll; polling continues automatically. */
  message: string | null;
};

/**
 * Returns the delay before the next poll: the initial one after progress, otherwise longer than the last.
 * @example nextDelay(1500, false) // 2400
 */
export const nextDelay = (pause: number, hasMoved: boolean): number =>
  hasMoved ? firstPause : Math.min(Math.round(pause * 1.6), longestPause);

/** Returns the delay in milliseconds that the backend requested (Retry-After), at most a day. */
const requestedDelay = (error: unknown): number =>
  error instanceof CallError ? 1_000 * Math.min(error.retryAfterSeconds ?? 0, longestWait) : 0;

/**
 * Polls the progress of the installation with exponential back-off while the page is visible, and never
 * before the time that the backend requests.
 */
export function useInstallation(credentials: Credentials, stored: SetupConfigList): Installation {
  const { t } = useTranslation("errors");
  const locale = useLocale();
  const [installation, setInstallation] = useState<Installation>({
    ...stored,
    isFinished: false,
    release: null,
    message: null,
  });

  useEffect(() => {
    const cancelling = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPause;
    let seen = "";
    let isLooking = false;
    let isFinished = false;
    // Monotonic, since the system clock may be changed in the meantime.
    let movedAt = performance.now();
    let notBefore = 0;
    const stuck = (ahead = 0) => (performance.now() + ahead - movedAt >= patience ? "stuck" : null);

    const look = async () => {
      if (isLooking || isFinished || document.visibilityState === "hidden") return;
      isLooking = true;
      clearTimeout(timer);
      try {
        const { signal } = cancelling;
        const { domain, items, finished, tracked } = await getStoreSetup(credentials, { locale, signal });
        if (signal.aborted) return;
        const shape = JSON.stringify(items);
        const hasMoved = shape !== seen;
        if (hasMoved) movedAt = performance.now();
        seen = shape;
        pause = nextDelay(pause, hasMoved);
        isFinished = finished;
        const release = tracked ? stuck() : "untracked";
        // A backend that omits the items here may have listed them when the onboarding was completed.
        setInstallation((last) => {
          const shown = items.length > 0 ? items : last.items;
          const isDone = finished || (!tracked && shown.every(({ state }) => state === "done"));
          return { domain: domain || last.domain, items: shown, isFinished: isDone, release, message: null };
        });
      } catch (error) {
        if (cancelling.signal.aborted) return;
        const asked = requestedDelay(error);
        setInstallation((last) => ({
          ...last,
          release: last.release ?? stuck(asked),
          message: describeCallError(error, t),
        }));
        pause = Math.max(nextDelay(pause, false), asked);
        notBefore = performance.now() + asked;
      } finally {
        isLooking = false;
        if (!cancelling.signal.aborted && !isFinished) timer = setTimeout(() => void look(), pause);
      }
    };
    const lookNow = () => {
      if (performance.now() >= notBefore) void look();
    };
    lookNow();
    document.addEventListener("visibilitychange", lookNow);
    window.addEventListener("online", lookNow);
    return () => {
      cancelling.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookNow);
      window.removeEventListener("online", lookNow);
    };
  }, [credentials, locale, t]);

  return installation;
}
