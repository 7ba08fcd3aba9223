import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Avatar, type SceneChannel } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./dashboard-scene.module.css";

/** Conversations by hour of a day, in percent of the fullest; a fixed series, so that the picture never changes. */
const hours = [18, 26, 44, 62, 80, 68, 56, 74, 100, 88, 60, 36];

const agents = [
  { key: "first", channel: "whatsapp" },
  { key: "second", channel: "instagram" },
  { key: "third", channel: "messenger" },
] as const satisfies { key: string; channel: SceneChannel }[];

/** The day at a glance: figures, its course, and who is there. */
export function DashboardScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("dashboard.label")} tone="violet">
      <div className={styles.tiles}>
        {(["waiting", "orders", "reply"] as const).map((tile) => (
          <p key={tile} className={styles.tile}>
            <span className={board.quiet}>{t(`dashboard.${tile}.name`)}</span>
            <strong>{t(`dashboard.${tile}.value`)}</strong>
          </p>
        ))}
      </div>
      <div className={board.panel}>
        <p className={board.title}>{t("dashboard.hours")}</p>
        <p className={styles.bars}>
          {hours.map((height, index) => (
            <span key={index} data-now={index === 8 || undefined} style={{ blockSize: `${height}%` }} />
          ))}
        </p>
      </div>
      <p className={board.row}>
        {agents.map(({ key, channel }) => (
          <Avatar key={key} name={t(`team.${key}`)} channel={channel} />
        ))}
        <strong>{t("dashboard.team")}</strong>
      </p>
    </Board>
  );
}
