import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Goods } from "./goods";
import { Bubble } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./product-scene.module.css";

const products = [
  { key: "first", shape: "set", color: "#2d7ff9" },
  { key: "second", shape: "cup", color: "#0fb5a6" },
] as const;

/** Two products dropped into a conversation, and the cart that the agent prepared from them. */
export function ProductScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("product.label")} tone="coral">
      <Bubble from="customer">{t("product.question")}</Bubble>
      <div className={styles.products}>
        {products.map(({ key, shape, color }) => (
          <div key={key} className={board.panel}>
            <Goods shape={shape} color={color} />
            <strong>{t(`product.${key}.name`)}</strong>
            <p className={board.row}>
              <span className={board.quiet}>{t(`product.${key}.stock`)}</span>
              <strong>{t(`product.${key}.price`)}</strong>
            </p>
          </div>
        ))}
      </div>
      <p className={styles.cart}>
        <span>
          <strong>{t("product.cart")}</strong> {t("product.total")}
        </span>
        <span className={styles.confirmed}>
          <Check size="1.1em" strokeWidth={3} /> {t("product.confirmed")}
        </span>
      </p>
    </Board>
  );
}
