import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import type { Remote } from "./use-remote";
import * as styles from "./onboarding.module.css";

type RemoteContentProps<T> = {
  remote: Remote<T>;
  onRetry: () => void;
  children: (data: T) => ReactNode;
};

/** Draws what was loaded, or that it is loading, or why it could not be and a way on. */
export function RemoteContent<T>({ remote, onRetry, children }: RemoteContentProps<T>) {
  const { t } = useTranslation("onboarding");
  if (remote.status === "ready") return <>{children(remote.data)}</>;
  if (remote.status === "loading") {
    return (
      <p role="status" className={styles.loading}>
        <Spinner /> {t("remote.loading")}
      </p>
    );
  }
  return <RemoteFailure message={remote.message} onRetry={onRetry} />;
}

/** Says why something could not be loaded, and the ways on. */
export function RemoteFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation("onboarding");
  return (
    <Notice tone="danger" message={message}>
      <p>{t("remote.representative")}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t("remote.retry")}
      </Button>
    </Notice>
  );
}

type NoticeProps = { tone?: "danger" | "info" | "warning"; message: string; children?: ReactNode };

/** A message that stays where it belongs, with what can be done about it. */
export function Notice({ tone = "info", message, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <p className={styles.noticeMessage}>{message}</p>
      {children}
    </div>
  );
}
