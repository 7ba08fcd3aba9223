import Eye from "lucide-react/icons/eye";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Avatar, ChannelChip, type SceneChannel } from "./parts";
import { Scene } from "./scene";
import * as styles from "./team-scene.module.css";

const agents = [
  { key: "first", channel: "whatsapp", open: 4 },
  { key: "second", channel: "instagram", open: 3 },
  { key: "third", channel: "messenger", open: 5 },
] as const satisfies { key: string; channel: SceneChannel; open: number }[];

/** Several agents in one inbox, and a look at a conversation while it runs. */
export function TeamScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("team.label")}>
      <div className={styles.scene}>
        <p className={styles.title}>{t("team.title")}</p>
        {agents.map(({ key, channel, open }) => (
          <div key={key} className={styles.agent}>
            <Avatar name={t(`team.${key}`)} channel={channel} />
            <strong>{t(`team.${key}`)}</strong>
            <ChannelChip channel={channel}>{t(`channels.${channel}`)}</ChannelChip>
            <span className={styles.open}>{t("team.open", { count: open })}</span>
          </div>
        ))}
        <p className={styles.live}>
          <Eye size="1.2em" /> {t("team.live")}
        </p>
      </div>
    </Scene>
  );
}
