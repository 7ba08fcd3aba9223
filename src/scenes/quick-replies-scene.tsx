import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Zap from "lucide-react/icons/zap";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Bubble } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./quick-replies-scene.module.css";

/** Ready-made answers offered while the agent types a short cut. */
export function QuickRepliesScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("quickReplies.label")} tone="sun">
      <Bubble from="customer">{t("quickReplies.question")}</Bubble>
      <div className={styles.list}>
        {(["first", "second", "third"] as const).map((key, index) => (
          <p key={key} className={styles.reply} data-picked={index === 0 || undefined}>
            <Zap size="1.2em" />
            <span>
              <strong>{t(`quickReplies.${key}.name`)}</strong>
              <span className={board.quiet}>{t(`quickReplies.${key}.text`)}</span>
            </span>
          </p>
        ))}
      </div>
      <p className={styles.composer}>
        <span>
          {t("quickReplies.typed")}
          <span className={styles.caret} />
        </span>
        <span className={board.pill}>
          <CornerDownLeft size="1em" /> {t("quickReplies.insert")}
        </span>
      </p>
    </Board>
  );
}
