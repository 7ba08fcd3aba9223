import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { WindowState } from "./template-rules";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./template-composer.module.css";

type ReplyClockProps = {
  /** Hours since the customer's last message. */
  hours: number;
  limits: Queries.MessageLimitsFragment;
  state: WindowState;
  /** Id of the control that sets the hours, for the label. */
  controlId?: string;
  /** Slider that sets the hours. */
  children?: ReactNode;
};

/** Radius of a circle with a circumference of 100, so that dash lengths are percentages. */
const radius = 100 / (2 * Math.PI);

/**
 * The 24-hour reply window as an adjustable clock, with the message types allowed at the selected hour and
 * their cost.
 */
export function ReplyClock({ hours, limits, state, controlId, children }: ReplyClockProps) {
  const { t } = useTranslation("showcase");
  const windowHours = limits.replyWindowHours.value;
  return (
    <div className={styles.clock} data-open={state.isOpen || undefined}>
      <svg viewBox="0 0 40 40" className={styles.dial} aria-hidden="true">
        <circle cx="20" cy="20" r={radius} className={styles.ring} />
        <circle
          cx="20"
          cy="20"
          r={radius}
          className={styles.left}
          strokeDasharray={`${(state.hoursLeft / windowHours) * 100} 100`}
        />
        <text x="20" y="21.5" textAnchor="middle">
          {t("composer.clock.left", { count: state.hoursLeft })}
        </text>
      </svg>
      <div>
        <label htmlFor={controlId} className={`${kit.label} ${kit.block} ${kit.below2}`}>
          {t("composer.clock.label")}
        </label>
        {children}
        <p className={styles.verdict}>
          <strong>{t("composer.clock.hours", { count: hours })}</strong>{" "}
          {state.isOpen ? t("composer.clock.open", { count: state.hoursLeft }) : t("composer.clock.closed")}
        </p>
      </div>
      <ul className={styles.rules}>
        <li data-allowed={state.reply !== null || undefined}>
          {state.reply ? <Check aria-hidden="true" size={20} /> : <X aria-hidden="true" size={20} />}
          <span>
            <strong>{t("composer.rules.reply")}</strong>{" "}
            {t(state.reply ? "composer.rules.replyFree" : "composer.rules.replyClosed")}
          </span>
        </li>
        <li data-allowed>
          <Check aria-hidden="true" size={20} />
          <span>
            <strong>{t("composer.rules.template")}</strong>{" "}
            {t(state.template === "free" ? "composer.rules.templateFree" : "composer.rules.templateFee")}
          </span>
        </li>
      </ul>
      <p className={styles.note}>{t("composer.rules.note")}</p>
    </div>
  );
}
