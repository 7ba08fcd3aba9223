import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Goods } from "./goods";
import * as board from "./board.module.css";
import * as styles from "./variants-scene.module.css";

const colors = ["#d9714e", "#2d7ff9", "#0fb5a6", "var(--color-heading-on-light)"];

/** A product with its colours and sizes; what is sold out cannot be picked. */
export function VariantsScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("variants.label")} tone="teal">
      <div className={styles.product}>
        <Goods shape="set" color="#2d7ff9" />
        <div className={styles.choices}>
          <p className={styles.head}>
            <span className={board.title}>{t("variants.name")}</span>
            <strong>{t("variants.price")}</strong>
          </p>
          <p className={board.quiet}>{t("variants.color")}</p>
          <p className={board.pills}>
            {colors.map((color) => (
              <span
                key={color}
                className={styles.swatch}
                data-picked={color === "#2d7ff9" || undefined}
                style={{ background: color }}
              />
            ))}
          </p>
          <p className={board.quiet}>{t("variants.size")}</p>
          <p className={board.pills}>
            <span className={board.pill}>{t("variants.small")}</span>
            <span className={board.pill} data-picked>
              {t("variants.medium")}
            </span>
            <span className={board.pill} data-off>
              {t("variants.large")}
            </span>
          </p>
        </div>
      </div>
      <p className={styles.stock}>
        <strong>{t("variants.picked")}</strong>
        <span className={board.good}>{t("variants.stock")}</span>
      </p>
    </Board>
  );
}
