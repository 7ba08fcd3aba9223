import { useTranslation } from "gatsby-plugin-react-i18next";
import { Bubble } from "./parts";
import { Scene } from "./scene";
import * as styles from "./coupon-scene.module.css";

/** A cart and a campaign coupon sent inside a conversation. */
export function CouponScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("coupon.label")}>
      <div className={styles.scene}>
        <div className={styles.cart}>
          <p className={styles.title}>{t("coupon.cart")}</p>
          <p className={styles.row}>
            <span>{t("coupon.first")}</span> <strong>{t("coupon.firstPrice")}</strong>
          </p>
          <p className={styles.row}>
            <span>{t("coupon.second")}</span> <strong>{t("coupon.secondPrice")}</strong>
          </p>
        </div>
        <div className={styles.coupon}>
          <span>{t("coupon.title")}</span>
          <strong>{t("coupon.code")}</strong>
          <span>{t("coupon.note")}</span>
        </div>
        <Bubble from="customer">{t("coupon.answer")}</Bubble>
      </div>
    </Scene>
  );
}
