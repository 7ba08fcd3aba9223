import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PreviewChannel } from "./inbox-preview-scene";
import { Avatar } from "./parts";
import { Scene } from "./scene";
import * as styles from "./phone-preview-scene.module.css";

type PhonePreviewSceneProps = { label: string; channel: PreviewChannel["channel"]; account: string };

/** The upper half of a phone with the first message to a connected account, from a fictional customer. */
export function PhonePreviewScene({ label, channel, account }: PhonePreviewSceneProps) {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={label} isBare>
      <div className={styles.phone}>
        <span className={styles.speaker} />
        <div className={styles.message}>
          <Avatar name={t("inbox.first.name")} channel={channel} />
          <div className={styles.words}>
            <p className={styles.head}>
              <strong>{t("inbox.first.name")}</strong>
              <span>{t("inbox.justNow")}</span>
            </p>
            <p>{t("inbox.greeting")}</p>
            <p className={styles.to}>
              {t(`channels.${channel}`)} · {account}
            </p>
          </div>
        </div>
      </div>
    </Scene>
  );
}
