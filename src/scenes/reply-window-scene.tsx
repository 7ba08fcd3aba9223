import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Bubble, ChannelChip } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./reply-window-scene.module.css";

/** WhatsApp's reply window: free replies while it is open, an approved template afterwards. */
export function ReplyWindowScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("replyWindow.label")} tone="teal">
      <p className={board.row}>
        <ChannelChip channel="whatsapp">{t("channels.whatsapp")}</ChannelChip>
        <span className={board.good}>
          <BadgeCheck size="1.2em" /> {t("replyWindow.number")}
        </span>
      </p>
      <Bubble from="customer">{t("replyWindow.question")}</Bubble>
      <Bubble from="shop">{t("replyWindow.answer")}</Bubble>
      <div className={board.panel}>
        <p className={board.row}>
          <strong className={styles.open}>
            <Clock size="1.1em" /> {t("replyWindow.open")}
          </strong>
          <span className={board.quiet}>{t("replyWindow.left")}</span>
        </p>
        <span className={styles.track}>
          <span />
        </span>
        <p className={board.quiet}>{t("replyWindow.after")}</p>
      </div>
    </Board>
  );
}
