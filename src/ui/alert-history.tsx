import { useState } from "react";
import { formatClock } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { alertHistory } from "./alert-center";
import { useStore } from "./create-store";
import * as styles from "./alert-history.module.css";

/**
 * Persistent list of past alerts, for visitors who need more time to read them (WCAG 2.2, criterion 2.2.1).
 */
export function AlertHistory({ title }: { title: string }) {
  const past = useStore(alertHistory);
  if (past.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        {title} ({past.length})
      </summary>
      <PastAlerts />
    </details>
  );
}

/** Texts of past alerts, newest first, or `none` if there have been no alerts. */
export function PastAlerts({ none }: { none?: string }) {
  const past = useStore(alertHistory);
  const locale = useLocale();
  if (past.length === 0) return <p>{none}</p>;
  return (
    <ol className={styles.list}>
      {past.map(({ type, message, at }) => (
        <li key={message} data-past-type={type}>
          <time dateTime={at.toISOString()}>{formatClock(locale, at)}</time> {message}
        </li>
      ))}
    </ol>
  );
}

/** Milliseconds by which an alert may precede the dialog or step that displays it. */
const justNow = 1000;

/**
 * Latest alert since a dialog or one of its steps was opened, as a persistent line in the dialog: the
 * dialog's banner hides automatically, and the page beneath is inert. Errors are excluded, because they
 * remain beside their field or form.
 */
export function LatestAlert({ label }: { label: string }) {
  const [latest] = useStore(alertHistory);
  const locale = useLocale();
  const [since] = useState(() => Date.now() - justNow);
  if (!latest || latest.type === "error" || latest.at.getTime() < since) return null;
  const { type, message, at } = latest;
  return (
    <p className={styles.latest} data-past-type={type}>
      <span className="visually-hidden">{label}: </span>
      <time dateTime={at.toISOString()}>{formatClock(locale, at)}</time> {message}
    </p>
  );
}
