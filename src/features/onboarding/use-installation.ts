import { useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { describeCallError } from "@/services/errors";
import { getStoreSetup } from "@/services/operations/get-store-setup";
import type { Credentials, SetupConfigList } from "@/state/onboarding-state";

const firstPause = 1_500;
const longestPause = 10_000;

export type Installation = SetupConfigList & {
  isFinished: boolean;
  /** Why the last look failed; the next one follows by itself. */
  message: string | null;
};

/**
 * The pause before the next look: the first one while things move, longer each time nothing changed or the look failed.
 * @example nextPause(1500, false) // 2400
 */
export const nextPause = (pause: number, hasMoved: boolean): number =>
  hasMoved ? firstPause : Math.min(Math.round(pause * 1.6), longestPause);

/** The installation as it goes on, looked at again and again, with back-off, while the page is visible. */
export function useInstallation(credentials: Credentials, stored: SetupConfigList): Installation {
  const { t } = useTranslation("errors");
  const [installation, setInstallation] = useState<Installation>({
    ...stored,
    isFinished: false,
    message: null,
  });

  useEffect(() => {
    const cancelling = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPause;
    let seen = "";
    let isLooking = false;
    let isFinished = false;

    const look = async () => {
      if (isLooking || isFinished || document.visibilityState === "hidden") return;
      isLooking = true;
      clearTimeout(timer);
      try {
        const { domain, items, finished } = await getStoreSetup(credentials, { signal: cancelling.signal });
        if (cancelling.signal.aborted) return;
        isFinished = finished;
        setInstallation({ domain, items, isFinished, message: null });
        const shape = JSON.stringify(items);
        pause = nextPause(pause, shape !== seen);
        seen = shape;
      } catch (error) {
        if (cancelling.signal.aborted) return;
        setInstallation((last) => ({ ...last, message: describeCallError(error, t) }));
        pause = nextPause(pause, false);
      } finally {
        isLooking = false;
        if (!cancelling.signal.aborted && !isFinished) timer = setTimeout(() => void look(), pause);
      }
    };
    const lookNow = () => void look();
    lookNow();
    document.addEventListener("visibilitychange", lookNow);
    window.addEventListener("online", lookNow);
    return () => {
      cancelling.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookNow);
      window.removeEventListener("online", lookNow);
    };
  }, [credentials, t]);

  return installation;
}
