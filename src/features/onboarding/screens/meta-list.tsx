import { useEffect, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Notice, RemoteContent } from "@/async/remote-content";
import { useRemote } from "@/async/use-remote";
import { Button } from "@/ui/button";
import { isTokenExpired } from "@/async/call-failure";

type MetaListProps<T> = {
  /** Brings the list; stable. */
  load: (signal: AbortSignal) => Promise<T>;
  onExpired: () => void;
  /** What has arrived, for those who do not see it. */
  describe: (data: T) => string;
  children: (data: T) => ReactNode;
};

/** A list that Meta's token opens: loaded, or the login again where the token has expired. */
export function MetaList<T>({ load, onExpired, describe, children }: MetaListProps<T>) {
  const [remote, retry] = useRemote(load);
  useTokenExpiry(remote.status === "failed" ? remote.error : null, onExpired);
  return (
    <RemoteContent remote={remote} onRetry={retry} describe={describe}>
      {children}
    </RemoteContent>
  );
}

/** Nothing on the list that could be used: another account, or a representative. */
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

/** Brings the login back once a call has failed because Meta's token is no longer accepted. */
export function useTokenExpiry(error: unknown, onExpired: () => void) {
  const hasExpired = isTokenExpired(error);
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
}
