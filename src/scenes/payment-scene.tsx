import Banknote from "lucide-react/icons/banknote";
import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Bubble } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./payment-scene.module.css";

const methods = [
  { key: "card", Shape: CreditCard },
  { key: "transfer", Shape: Landmark },
  { key: "delivery", Shape: Banknote },
] as const;

/** The ways to pay that a customer can choose from, opened from the conversation. */
export function PaymentScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("payment.label")} tone="violet">
      <div className={board.panel}>
        <p className={board.row}>
          <span className={board.title}>{t("payment.title")}</span>
          <strong>{t("payment.total")}</strong>
        </p>
        {methods.map(({ key, Shape }, index) => (
          <p key={key} className={styles.method} data-picked={index === 0 || undefined}>
            <Shape size="1.5em" />
            <span>
              <strong>{t(`payment.${key}.name`)}</strong>
              <span className={board.quiet}>{t(`payment.${key}.note`)}</span>
            </span>
            {index === 0 && (
              <span className={styles.tick}>
                <Check size="0.9em" strokeWidth={4} />
              </span>
            )}
          </p>
        ))}
      </div>
      <Bubble from="shop">{t("payment.answer")}</Bubble>
    </Board>
  );
}
