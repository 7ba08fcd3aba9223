import { useSyncExternalStore } from "react";
import { formatClock } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { alertHistory } from "./alert-center";
import * as styles from "./alert-history.module.css";

/** The lasting twin of alerts that hide themselves: their texts, for whoever needs longer (WCAG 2.2, criterion 2.2.1). */
export function AlertHistory({ title }: { title: string }) {
  const { subscribe, read, readOnServer } = alertHistory;
  const past = useSyncExternalStore(subscribe, read, readOnServer);
  const locale = useLocale();
  if (past.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        {title} ({past.length})
      </summary>
      <ol className={styles.list}>
        {past.map(({ type, message, at }) => (
          <li key={message} data-past-type={type}>
            <time dateTime={at.toISOString()}>{formatClock(locale, at)}</time> {message}
          </li>
        ))}
      </ol>
    </details>
  );
}
