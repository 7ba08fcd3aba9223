import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Avatar, type SceneChannel } from "./parts";
import { Scene } from "./scene";
import * as styles from "./inbox-preview-scene.module.css";

export type PreviewChannel = {
  channel: Extract<SceneChannel, "whatsapp" | "instagram" | "messenger">;
  /** Connected account, page or number; null if the channel is not connected. */
  account: string | null;
};

type InboxPreviewSceneProps = { label: string; channels: readonly PreviewChannel[] };

/** Returns the avatar text of an account: its name in upper case without `@`, or a number's last two digits. */
export const markOf = (account: string): string =>
  account.startsWith("+") ? [...account.slice(-2)].join(" ") : account.replace(/^@/, "").toLocaleUpperCase();

/** The visitor's inbox during setup: a line per channel, with its account once connected. */
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
