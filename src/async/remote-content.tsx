import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { useArrivalFocus } from "@/ui/use-arrival-focus";
import { isFocusLost } from "@/ui/use-kept-focus";
import { usePaintEffect } from "@/ui/use-paint-effect";
import type { Remote } from "./use-remote";
import * as styles from "./remote-content.module.css";

type RemoteContentProps<T> = {
  remote: Remote<T>;
  onRetry: () => void;
  /** Announcement of the loaded data. */
  describe?: (data: T) => string;
  children: (data: T) => ReactNode;
};

/**
 * Renders loaded data, its loading state, or its failure with a retry. Each state is announced, and takes the focus when the
 * control that asked for it is gone.
 */
export function RemoteContent<T>({ remote, onRetry, describe, children }: RemoteContentProps<T>) {
  const { t } = useTranslation("onboarding");
  const place = useRef<HTMLDivElement>(null);
  useArrivalFocus(place, remote.status);
  const isLoading = remote.status === "loading";
  return (
    <div ref={place} className={styles.remote}>
      <p role="status" className={isLoading ? styles.loading : "visually-hidden"}>
        {isLoading && (
          <>
            <Spinner /> {t("remote.loading")}
          </>
        )}
        {remote.status === "ready" && describe?.(remote.data)}
      </p>
      {remote.status === "failed" && <RemoteFailure message={remote.message} onRetry={onRetry} />}
      {remote.status === "ready" && children(remote.data)}
    </div>
  );
}

/** Why an action failed, beside the action; scrolls into view when it appears. */
export function ActionFailure({ message, children }: { message: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Not returned: where scrolling answers with a promise, that would be taken for the effect's end.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, [message]);
  return (
    <div ref={place}>
      <Notice tone="danger" message={message}>
        {children}
      </Notice>
    </div>
  );
}

/** Why something could not be loaded, with a retry and the offer of help. */
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

/**
 * A lasting message with its actions. When it is removed while it holds the focus, the screen's heading takes the focus,
 * unless its replacement has taken it.
 */
export function Notice({ tone = "info", message, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  usePaintEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (isFocusLost()) document.querySelector<HTMLElement>("dialog[open] h2[tabindex], main h1")?.focus();
      });
    };
  }, []);
  return (
    <div ref={place} className={styles.notice} data-tone={tone}>
      <p className={styles.noticeMessage}>{message}</p>
      {children}
    </div>
  );
}
