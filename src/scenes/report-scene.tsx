import { useTranslation } from "gatsby-plugin-react-i18next";
import { Stars } from "./parts";
import { Scene } from "./scene";
import * as styles from "./report-scene.module.css";

const channels = [
  { key: "whatsapp", share: 92 },
  { key: "instagram", share: 74 },
  { key: "messenger", share: 48 },
  { key: "live-chat", share: 36 },
  { key: "sms", share: 22 },
] as const;

/** A report by date, agent and channel. */
export function ReportScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("report.label")}>
      <div className={styles.scene}>
        <div className={styles.filters}>
          <strong>{t("report.title")}</strong>
          <span>{t("report.date")}</span>
          <span>{t("report.agent")}</span>
        </div>
        <div className={styles.bars}>
          {channels.map(({ key, share }) => (
            <p key={key} className={styles.row}>
              <span>{t(`channels.${key}`)}</span>
              <span className={styles.track}>
                <span data-channel={key} style={{ inlineSize: `${share}%` }} />
              </span>
            </p>
          ))}
        </div>
        <svg viewBox="0 0 320 80" className={styles.curve}>
          <path d="M0 66C40 60 60 30 100 36s50 24 90 4 70-34 130-30v70H0z" fill="var(--color-action-tint)" />
          <path
            d="M0 66C40 60 60 30 100 36s50 24 90 4 70-34 130-30"
            fill="none"
            stroke="var(--color-action)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="190" cy="40" r="5" fill="var(--color-accent)" stroke="#fff" strokeWidth="2.5" />
        </svg>
        <p className={styles.review}>
          <Stars /> {t("report.review")}
        </p>
      </div>
    </Scene>
  );
}
