import BatteryFull from "lucide-react/icons/battery-full";
import ShieldCheck from "lucide-react/icons/shield-check";
import Signal from "lucide-react/icons/signal";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import * as board from "./board.module.css";
import * as styles from "./sms-scene.module.css";

/** Two text messages of a shop on a customer's phone. */
export function SmsScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("sms.label")} tone="sun">
      <div className={styles.phone}>
        <p className={styles.status}>
          <span>{t("sms.clock")}</span>
          <Signal size="1em" />
          <BatteryFull size="1.2em" />
        </p>
        <p className={styles.sender}>
          <span className={styles.initial}>{t("sms.sender").charAt(0)}</span>
          <strong>{t("sms.sender")}</strong>
        </p>
        <p className={styles.message}>{t("sms.shipping")}</p>
        <p className={styles.message}>{t("sms.campaign")}</p>
      </div>
      <p className={styles.consent}>
        <span className={board.good}>
          <ShieldCheck size="1.2em" /> {t("sms.consent")}
        </span>
      </p>
    </Board>
  );
}
