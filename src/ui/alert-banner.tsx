import { useEffect, useState, useSyncExternalStore } from "react";
import { CheckCircle2, Info, OctagonAlert, TriangleAlert, X } from "lucide-react";
import { alertStore, hideAlert } from "./alert-center";
import * as styles from "./alert-banner.module.css";

/** How long an alert stays, in milliseconds (specification, section 9). */
export const alertDuration = 3000;

const icons = { success: CheckCircle2, info: Info, warning: TriangleAlert, error: OctagonAlert };

/**
 * The alert banner, top right. It hides itself after 3 s unless it is hovered or focused. The two live regions are
 * always on the page, since a region that appears together with its text is not announced everywhere.
 */
export function AlertBanner({ closeLabel }: { closeLabel: string }) {
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.read, alertStore.readOnServer);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!alert.status || isHeld) return;
    const timer = setTimeout(hideAlert, alertDuration);
    return () => clearTimeout(timer);
  }, [alert, isHeld]);

  const Icon = icons[alert.type];
  const content = alert.status && (
    <div
      className={styles.alert}
      data-type={alert.type}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <p className={styles.message}>{alert.message}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => {
          setIsHeld(false);
          hideAlert();
        }}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
  const isError = alert.type === "error";
  return (
    <div className={styles.place} data-alerts>
      <div role="status">{!isError && content}</div>
      <div role="alert">{isError && content}</div>
    </div>
  );
}
