import { useEffect, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Notice, RemoteContent } from "@/async/remote-content";
import { useRemote } from "@/async/use-remote";
import { Button } from "@/ui/button";
import { isTokenExpired } from "@/async/call-failure";

type MetaListProps<T> = {
  /** Loads the list; must be a stable function (`useCallback`). */
  load: (signal: AbortSignal) => Promise<T>;
  onExpired: () => void;
  /** Returns the screen reader announcement for the loaded list. */
  describe: (data: T) => string;
  children: (data: T) => ReactNode;
};

/** A list that requires Meta's token; shows the login again once the token has expired. */
export function MetaList<T>({ load, onExpired, describe, children }: MetaListProps<T>) {
  const [remote, retry] = useRemote(load);
  useTokenExpiry(remote.status === "failed" ? remote.error : null, onExpired);
  return (
    <RemoteContent remote={remote} onRetry={retry} describe={describe}>
      {children}
    </RemoteContent>
  );
}

/** Message for an empty list, offering another account or a call from a representative. */
export function NothingFound({ message, onAgain }: { message: string; onAgain: () => void }) {
  const { t } = useTranslation("onboarding-screens");
  return (
    <Notice message={message}>
      <p>{t("meta.representative")}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t("meta.other-account")}
      </Button>
    </Notice>
  );
}

/** Reopens the login if a call failed because Meta's token has expired. */
export function useTokenExpiry(error: unknown, onExpired: () => void) {
  const hasExpired = isTokenExpired(error);
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
}
