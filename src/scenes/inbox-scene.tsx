import UserRoundCheck from "lucide-react/icons/user-round-check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Avatar, type SceneChannel } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./inbox-scene.module.css";

const threads = [
  { key: "first", channel: "instagram" },
  { key: "second", channel: "whatsapp" },
  { key: "third", channel: "messenger" },
  { key: "fourth", channel: "live-chat" },
  { key: "fifth", channel: "sms" },
] as const satisfies { key: string; channel: SceneChannel }[];

/** The shared inbox: conversations of several channels in one list, none without an owner. */
export function InboxScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("inbox.label")} tone="violet">
      <p className={board.pills}>
        <span className={board.pill} data-picked>
          {t("inbox.filters.all")}
        </span>
        <span className={board.pill}>{t("inbox.filters.mine")}</span>
        <span className={board.pill}>{t("inbox.filters.nobody")}</span>
      </p>
      <div className={styles.list}>
        {threads.map(({ key, channel }, index) => (
          <div key={key} className={styles.thread} data-current={index === 0 || undefined}>
            <Avatar name={t(`inbox.${key}.name`)} channel={channel} />
            <div className={styles.snippet}>
              <strong>{t(`inbox.${key}.name`)}</strong>
              <span>{t(`inbox.${key}.text`)}</span>
            </div>
            <span className={styles.owner}>{t(`inbox.${key}.owner`)}</span>
          </div>
        ))}
      </div>
      <p className={board.note}>
        <UserRoundCheck size="1.2em" /> {t("inbox.assigned")}
      </p>
    </Board>
  );
}
