import Lock from "lucide-react/icons/lock";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Goods } from "./goods";
import { Avatar, Bubble } from "./parts";
import { Scene } from "./scene";
import * as styles from "./live-chat-scene.module.css";

/** A shop's website with an open chat window in the corner. */
export function LiveChatScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("liveChat.label")}>
      <p className={styles.bar}>
        <span className={styles.dots} />
        <span className={styles.address}>
          <Lock size="0.9em" /> {t("liveChat.address")}
        </span>
      </p>
      <div className={styles.page}>
        <div className={styles.product}>
          <Goods shape="plant" color="#5a9e3a" />
          <span className={styles.line} />
          <span className={styles.line} data-short />
        </div>
        <div className={styles.chat}>
          <p className={styles.header}>
            <Avatar name={t("liveChat.agent")} channel="live-chat" />
            <span>
              <strong>{t("liveChat.agent")}</strong>
              <span>{t("liveChat.online")}</span>
            </span>
          </p>
          <div className={styles.messages}>
            <Bubble from="customer">{t("liveChat.question")}</Bubble>
            <Bubble from="shop">{t("liveChat.answer")}</Bubble>
          </div>
        </div>
      </div>
    </Scene>
  );
}
