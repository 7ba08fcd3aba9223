import Megaphone from "lucide-react/icons/megaphone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Goods } from "./goods";
import { Avatar, Bubble, ChannelChip } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./page-messages-scene.module.css";

/** A Messenger conversation that an ad of the shop's page brought in. */
export function PageMessagesScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("pageMessages.label")} tone="sky">
      <div className={board.panel}>
        <p className={board.row}>
          <Avatar name={t("pageMessages.name")} channel="messenger" />
          <strong>{t("pageMessages.name")}</strong>
          <ChannelChip channel="messenger">{t("channels.messenger")}</ChannelChip>
        </p>
        <div className={styles.ad}>
          <Goods shape="plant" color="#12a5a5" />
          <p>
            <span className={styles.origin}>
              <Megaphone size="1em" /> {t("pageMessages.origin")}
            </span>
            <strong>{t("pageMessages.ad")}</strong>
          </p>
        </div>
      </div>
      <Bubble from="customer">{t("pageMessages.question")}</Bubble>
      <Bubble from="shop">{t("pageMessages.answer")}</Bubble>
      <p className={styles.note}>{t("pageMessages.note")}</p>
    </Board>
  );
}
