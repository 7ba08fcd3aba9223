import BatteryFull from "lucide-react/icons/battery-full";
import ShieldCheck from "lucide-react/icons/shield-check";
import Signal from "lucide-react/icons/signal";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Sign } from "./board";
import * as styles from "./phone.module.css";

/** Two text messages from a shop on a customer's phone. */
export function SmsPhone() {
  const { t } = useTranslation("scenes");
  return (
    <>
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
        <Sign icon={ShieldCheck} text={t("sms.consent")} />
      </p>
    </>
  );
}
