import { useTranslation } from "gatsby-plugin-react-i18next";
import { Avatar, BagDrawing, Bubble, ChannelChip, type SceneChannel } from "./parts";
import { Scene } from "./scene";
import * as styles from "./inbox-scene.module.css";

const threads = [
  { key: "first", channel: "whatsapp" },
  { key: "second", channel: "instagram" },
  { key: "third", channel: "messenger" },
  { key: "fourth", channel: "chat" },
  { key: "fifth", channel: "sms" },
] as const satisfies { key: string; channel: SceneChannel }[];

/** The shared inbox: threads of several channels in one list, and a product sent inside a conversation. */
export function InboxScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("inbox.label")}>
      <div className={styles.window}>
        <div className={styles.list}>
          <p className={styles.heading}>
            {t("inbox.title")} <span>12</span>
          </p>
          {threads.map(({ key, channel }, index) => (
            <div key={key} className={styles.thread} data-current={index === 0 || undefined}>
              <Avatar name={t(`inbox.${key}.name`)} channel={channel} />
              <div className={styles.snippet}>
                <strong>{t(`inbox.${key}.name`)}</strong>
                <span>{t(`inbox.${key}.text`)}</span>
              </div>
            </div>
          ))}
        </div>
        <div className={styles.conversation}>
          <div className={styles.header}>
            <Avatar name={t("inbox.first.name")} channel="whatsapp" />
            <strong>{t("inbox.first.name")}</strong>
            <ChannelChip channel="whatsapp">WhatsApp</ChannelChip>
          </div>
          <div className={styles.messages}>
            <Bubble from="customer">{t("inbox.question")}</Bubble>
            <div className={styles.product}>
              <BagDrawing />
              <p>
                <strong>{t("inbox.product.name")}</strong>
                <span>{t("inbox.product.price")}</span>
              </p>
              <span className={styles.add}>{t("inbox.product.action")}</span>
            </div>
            <Bubble from="customer">{t("inbox.answer")}</Bubble>
          </div>
          <div className={styles.composer}>
            <span>{t("inbox.quick.first")}</span>
            <span>{t("inbox.quick.second")}</span>
            <span>{t("inbox.quick.third")}</span>
          </div>
        </div>
      </div>
    </Scene>
  );
}
