import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Goods } from "./goods";
import { Avatar, Bubble } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./direct-scene.module.css";

/** An Instagram conversation that began with a story, answered with the product itself. */
export function DirectScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("direct.label")} tone="rose">
      <p className={styles.person}>
        <Avatar name={t("direct.name")} channel="instagram" />
        <span>
          <strong>{t("direct.name")}</strong>
          <span className={styles.origin}>{t("direct.origin")}</span>
        </span>
      </p>
      <div className={styles.story}>
        <Goods shape="plant" color="#0b7a4b" />
        <Bubble from="customer">{t("direct.question")}</Bubble>
      </div>
      <Bubble from="shop">{t("direct.answer")}</Bubble>
      <p className={styles.card}>
        <span>
          <strong>{t("direct.product")}</strong>
          <span className={board.quiet}>{t("direct.stock")}</span>
        </span>
        <span className={board.button}>{t("direct.action")}</span>
      </p>
    </Board>
  );
}
