import { useEffect, useRef, type CSSProperties } from "react";
import CheckCircle2 from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import OctagonAlert from "lucide-react/icons/octagon-exclamation-point";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import X from "lucide-react/icons/x";
import { alertStore, hideAlert, holdAlert } from "./alert-center";
import { useStore } from "./create-store";
import * as styles from "./alert-banner.module.css";

const icons = { success: CheckCircle2, info: Info, warning: TriangleAlert, error: OctagonAlert };

/**
 * Alert banner at the top right, hidden after 3 s unless hovered or focused. Both live regions are always in
 * the page, because some screen readers do not announce a region that is added together with its text.
 */
export function AlertBanner({ closeLabel }: { closeLabel: string }) {
  const alert = useStore(alertStore);
  const isHolding = useRef(false);
  const hold = (shallStay: boolean) => {
    isHolding.current = shallStay;
    holdAlert(shallStay);
  };
  // A dialog may close while the pointer is still over its banner.
  useEffect(() => () => void (isHolding.current && holdAlert(false)), []);

  const Icon = icons[alert.type];
  const tone = alert.type === "error" ? "danger" : alert.type;
  const colors = { "--alert-color": `var(--color-${tone})`, "--alert-tint": `var(--color-${tone}-tint)` };
  const content = alert.status && (
    <div
      className={styles.alert}
      data-type={alert.type}
      style={colors as CSSProperties}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <p className={styles.message}>{alert.message}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => {
          hold(false);
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
