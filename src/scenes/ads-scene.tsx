import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Goods } from "./goods";
import { Avatar } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./ads-scene.module.css";

/** An ad made from a product: its steps, and how it will look. */
export function AdsScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("ads.label")} tone="rose">
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {(["product", "audience", "budget"] as const).map((step) => (
            <li key={step} className={board.panel}>
              <span className={board.good}>
                <Check size="1em" strokeWidth={3.5} /> {t(`ads.${step}.name`)}
              </span>
              <strong>{t(`ads.${step}.value`)}</strong>
            </li>
          ))}
          <li className={board.button}>{t("ads.publish")}</li>
        </ol>
        <div className={styles.ad}>
          <p className={styles.shop}>
            <Avatar name={t("ads.shop")} channel="instagram" />
            <span>
              <strong>{t("ads.shop")}</strong>
              <span className={board.quiet}>{t("ads.sponsored")}</span>
            </span>
          </p>
          <Goods shape="set" color="#2d7ff9" />
          <p className={styles.text}>{t("ads.text")}</p>
          <span className={styles.action}>{t("ads.action")}</span>
        </div>
      </div>
    </Board>
  );
}
