import type { ReactNode } from "react";
import BatteryFull from "lucide-react/icons/battery-full";
import Signal from "lucide-react/icons/signal";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as board from "./board.module.css";
import * as styles from "./parts.module.css";

/** A customer's phone with a status bar and messages. */
export function Phone({ children }: { children: ReactNode }) {
  const { t } = useTranslation("scenes");
  return (
    <div className={styles.phone}>
      <p className={board.row}>
        <strong className={board.quiet}>{t("sms.clock")}</strong>
        <span className={board.plain}>
          <Signal size="1em" /> <BatteryFull size="1.2em" />
        </span>
      </p>
      {children}
    </div>
  );
}
