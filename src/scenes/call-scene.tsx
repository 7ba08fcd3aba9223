import PhoneCall from "lucide-react/icons/phone-call";
import Play from "lucide-react/icons/play";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Avatar } from "./parts";
import { Scene } from "./scene";
import * as styles from "./call-scene.module.css";

/** Heights of the drawn sound wave, in percent; a fixed series, so that the picture never changes. */
const wave = [30, 55, 80, 45, 65, 95, 60, 35, 75, 50, 90, 40, 70, 55, 30, 60, 85, 45, 65, 35, 50, 75, 40, 25];

/** A voice call with its recording beside the written conversation. */
export function CallScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("call.label")}>
      <div className={styles.scene}>
        <div className={styles.caller}>
          <Avatar name={t("call.name")} channel="voice" />
          <p>
            <strong>{t("call.name")}</strong>
            <span>{t("call.duration")}</span>
          </p>
          <span className={styles.phone}>
            <PhoneCall size="1.3em" />
          </span>
        </div>
        <div className={styles.player}>
          <span className={styles.play}>
            <Play size="1.1em" fill="currentColor" />
          </span>
          <span className={styles.wave}>
            {wave.map((height, index) => (
              <span key={index} data-played={index < 9 || undefined} style={{ blockSize: `${height}%` }} />
            ))}
          </span>
        </div>
        <p className={styles.note}>
          <strong>{t("call.noteTitle")}</strong> {t("call.note")}
        </p>
      </div>
    </Scene>
  );
}
