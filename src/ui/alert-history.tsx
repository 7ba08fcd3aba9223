import { useState } from "react";
import { formatClock } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { alertHistory } from "./alert-center";
import { useStore } from "./create-store";
import * as styles from "./alert-history.module.css";

/** The lasting twin of alerts that hide themselves: their texts, for whoever needs longer (WCAG 2.2, criterion 2.2.1). */
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

/** The texts of the alerts that were shown, newest first, or a word that there are none. */
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

/** Milliseconds for which an alert belongs to the step that it led to. */
const justNow = 1000;

/** The latest alert since a window or a step of it was opened, as a quiet line in it, whose banner hides itself and under which the page is out of reach. */
export function LatestAlert({ label }: { label: string }) {
  const [latest] = useStore(alertHistory);
  const locale = useLocale();
  const [since] = useState(() => Date.now() - justNow);
  if (!latest || latest.at.getTime() < since) return null;
  const { type, message, at } = latest;
  return (
    <p className={styles.latest} data-past-type={type}>
      <span className="visually-hidden">{label}: </span>
      <time dateTime={at.toISOString()}>{formatClock(locale, at)}</time> {message}
    </p>
  );
}
