import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { useArrivalFocus } from "@/ui/use-arrival-focus";
import { isFocusLost } from "@/ui/use-kept-focus";
import { usePaintEffect } from "@/ui/use-paint-effect";
import type { Remote } from "./use-remote";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./remote-content.module.css";

type RemoteContentProps<T> = {
  remote: Remote<T>;
  onRetry: () => void;
  /** Returns the screen reader announcement for the loaded data. */
  describe?: (data: T) => string;
  children: (data: T) => ReactNode;
};

/**
 * Renders loaded data, its loading state, or its failure with a retry button. Each state is announced, and
 * receives focus if the control that triggered the load has been removed.
 */
export function RemoteContent<T>({ remote, onRetry, describe, children }: RemoteContentProps<T>) {
  const { t } = useTranslation("onboarding");
  const place = useRef<HTMLDivElement>(null);
  useArrivalFocus(place, remote.status);
  const isLoading = remote.status === "loading";
  return (
    <div ref={place} className={`${kit.stack5} ${kit.shrinks}`}>
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

/** Error message beside the action that failed; scrolls into view when it appears. */
export function ActionFailure({ message, children }: { message: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // No return value: `scrollIntoView` may return a promise, which React would mistake for a cleanup function.
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

/** Error message for a failed load, with a retry button and an offer of help. */
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
 * Persistent message with actions. If it is removed while focused, focus moves to the screen's heading, unless
 * the replacement takes focus.
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
      <p className={kit.strong}>{message}</p>
      {children}
    </div>
  );
}
