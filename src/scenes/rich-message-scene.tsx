import MapPin from "lucide-react/icons/map-pin";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Bubble } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./rich-message-scene.module.css";

/** A message with a map and buttons, answered by a tap. */
export function RichMessageScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("richMessage.label")} tone="sky">
      <div className={styles.message}>
        <svg viewBox="0 0 260 90" className={styles.map}>
          <rect width="260" height="90" fill="#dfeee6" />
          <path d="M-10 70C60 40 90 88 150 56S240 30 280 44" stroke="#bfe0f5" strokeWidth="16" fill="none" />
          <path d="M30-10 74 100M-10 24 270 8M176-10 214 100" stroke="#fff" strokeWidth="7" fill="none" />
          <circle cx="132" cy="40" r="13" fill="var(--color-accent)" stroke="#fff" strokeWidth="4" />
        </svg>
        <p className={styles.text}>
          <strong>{t("richMessage.title")}</strong>
          <span className={styles.place}>
            <MapPin size="1em" /> {t("richMessage.place")}
          </span>
        </p>
        {(["first", "second", "third"] as const).map((key, index) => (
          <span key={key} className={styles.choice} data-picked={index === 1 || undefined}>
            {t(`richMessage.${key}`)}
          </span>
        ))}
      </div>
      <Bubble from="customer">{t("richMessage.second")}</Bubble>
      <p className={board.quiet}>{t("richMessage.note")}</p>
    </Board>
  );
}
