import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Item, Sign } from "./board";
import { Goods } from "./goods";
import { Avatar } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./card.module.css";

/** An ad created from a product, with its steps and a preview. */
export function Ad() {
  const { t } = useTranslation("scenes");
  return (
    <div className={styles.columns}>
      <ol className={styles.choices}>
        {(["product", "audience", "budget"] as const).map((step) => (
          <li key={step} className={board.panel}>
            <Sign icon={Check} stroke={3.5} text={t(`ads.${step}.name`)} />
            <strong>{t(`ads.${step}.value`)}</strong>
          </li>
        ))}
        <li className={board.button}>{t("ads.publish")}</li>
      </ol>
      <div className={styles.ad}>
        <Item
          lead={<Avatar name={t("ads.shop")} channel="instagram" />}
          title={t("ads.shop")}
          detail={t("ads.sponsored")}
        />
        <Goods shape="set" color="#2d7ff9" />
        <p className={styles.text}>{t("ads.text")}</p>
        <span className={styles.action}>{t("ads.action")}</span>
      </div>
    </div>
  );
}

/** A campaign coupon sent in the conversation. */
export function Coupon() {
  const { t } = useTranslation("scenes");
  return (
    <div className={styles.coupon}>
      <span>{t("coupon.title")}</span>
      <strong>{t("coupon.code")}</strong>
      <span>{t("coupon.note")}</span>
    </div>
  );
}

/** A section of a town map with a marker. */
export const PlaceMap = () => (
  <svg viewBox="0 0 260 90" className={styles.map}>
    <rect width="260" height="90" fill="#dfeee6" />
    <path d="M-10 70C60 40 90 88 150 56S240 30 280 44" stroke="#bfe0f5" strokeWidth="16" fill="none" />
    <path d="M30-10 74 100M-10 24 270 8M176-10 214 100" stroke="#fff" strokeWidth="7" fill="none" />
    <circle cx="132" cy="40" r="13" fill="var(--color-accent)" stroke="#fff" strokeWidth="4" />
  </svg>
);
