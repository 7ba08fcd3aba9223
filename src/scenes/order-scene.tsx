import Check from "lucide-react/icons/check";
import Truck from "lucide-react/icons/truck";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Bubble } from "./parts";
import { Scene } from "./scene";
import * as styles from "./order-scene.module.css";

/** The status of an order and the orders before it, looked up inside the conversation. */
export function OrderScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("order.label")}>
      <div className={styles.scene}>
        <Bubble from="customer">{t("order.question")}</Bubble>
        <div className={styles.card}>
          <p className={styles.title}>
            <strong>{t("order.number")}</strong>
            <span>{t("order.price")}</span>
          </p>
          <ol className={styles.steps}>
            {(["received", "packed", "shipped"] as const).map((step) => (
              <li key={step}>
                <Check size="1em" strokeWidth={3.5} /> {t(`order.${step}`)}
              </li>
            ))}
            <li data-todo>
              <Truck size="1em" strokeWidth={2.5} /> {t("order.delivered")}
            </li>
          </ol>
        </div>
        <Bubble from="shop">{t("order.answer")}</Bubble>
      </div>
    </Scene>
  );
}
