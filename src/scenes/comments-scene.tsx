import EyeOff from "lucide-react/icons/eye-off";
import MessageCircle from "lucide-react/icons/message-circle";
import Send from "lucide-react/icons/send";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Goods } from "./goods";
import { Avatar } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./comments-scene.module.css";

/** Comments under a post with what an agent can do about each. */
export function CommentsScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("comments.label")} tone="coral">
      <div className={styles.post}>
        <Goods shape="cup" color="#2d7ff9" />
        <p>
          <strong>{t("comments.post")}</strong>
          <span className={board.quiet}>{t("comments.count")}</span>
        </p>
      </div>
      <div className={board.panel}>
        <p className={board.row}>
          <Avatar name={t("comments.first.name")} channel="instagram" />
          <span className={styles.comment}>
            <strong>{t("comments.first.name")}</strong> {t("comments.first.text")}
          </span>
        </p>
        <p className={board.pills}>
          <span className={board.pill} data-picked>
            <MessageCircle size="1em" /> {t("comments.reply")}
          </span>
          <span className={board.pill}>
            <Send size="1em" /> {t("comments.direct")}
          </span>
          <span className={board.pill}>
            <EyeOff size="1em" /> {t("comments.hide")}
          </span>
        </p>
      </div>
      <p className={styles.hidden}>
        <EyeOff size="1.2em" /> {t("comments.hidden")}
      </p>
    </Board>
  );
}
