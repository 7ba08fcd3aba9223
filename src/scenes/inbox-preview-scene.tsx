import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Avatar, type SceneChannel } from "./parts";
import { Scene } from "./scene";
import * as styles from "./inbox-preview-scene.module.css";

export type PreviewChannel = {
  channel: Extract<SceneChannel, "whatsapp" | "instagram" | "messenger">;
  /** The account, page or number the channel is connected with; null while it is not. */
  account: string | null;
};

type InboxPreviewSceneProps = { label: string; channels: readonly PreviewChannel[] };

/** What an account is drawn with: its letters without the sign of a handle; a number by its last figures. */
export const markOf = (account: string): string =>
  account.startsWith("+") ? [...account.slice(-2)].join(" ") : account.replace(/^@/, "").toLocaleUpperCase();

/** The inbox a visitor is putting together: a thread a channel, with its account once there is one, empty until then. */
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
            {account === null ? (
              <span className={styles.glyph}>
                <ChannelGlyph name={channel} size={20} />
              </span>
            ) : (
              <Avatar name={markOf(account)} channel={channel} />
            )}
            <div className={styles.snippet}>
              <strong>{account ?? t(`channels.${channel}`)}</strong>
              {account === null ? (
                <span className={styles.waiting}>{t("inbox.notConnected")}</span>
              ) : (
                <span className={styles.connected}>
                  <Check size="1em" strokeWidth={3} /> {t(`channels.${channel}`)}
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
    </Scene>
  );
}
