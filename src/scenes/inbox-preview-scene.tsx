import { Check } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Avatar, type SceneChannel } from "./parts";
import { Scene } from "./scene";
import * as styles from "./inbox-preview-scene.module.css";

export type PreviewChannel = {
  channel: Extract<SceneChannel, "whatsapp" | "instagram" | "messenger" | "chat">;
  /** The account, page or number the channel is connected with; null while it is not. */
  account: string | null;
};

type InboxPreviewSceneProps = { label: string; channels: readonly PreviewChannel[] };

/** Who writes on which channel, in the words of the shared inbox. */
const writers = { whatsapp: "first", instagram: "second", messenger: "third", chat: "fourth" } as const;

/** The inbox a visitor is putting together: a thread a channel, without colour until the channel is connected. */
export function InboxPreviewScene({ label, channels }: InboxPreviewSceneProps) {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={label}>
      <div className={styles.window}>
        <p className={styles.heading}>{t("inbox.title")}</p>
        {channels.map(({ channel, account }) => (
          <div
            key={channel}
            className={styles.thread}
            data-channel={channel}
            data-connected={account !== null}
          >
            <Avatar name={t(`inbox.${writers[channel]}.name`)} channel={channel} />
            <div className={styles.snippet}>
              <strong>{t(`inbox.${writers[channel]}.name`)}</strong>
              <span>{t(`inbox.${writers[channel]}.text`)}</span>
            </div>
            <p className={styles.account}>
              {account !== null && <Check size="1em" strokeWidth={3} />}
              {account ?? t(`channels.${channel}`)}
            </p>
          </div>
        ))}
      </div>
    </Scene>
  );
}
