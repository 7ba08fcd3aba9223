import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import { Goods } from "./goods";
import { ChannelChip, type SceneChannel } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./stock-scene.module.css";

const orders = [
  { channel: "whatsapp", left: 11 },
  { channel: "instagram", left: 10 },
  { channel: "live-chat", left: 9 },
] as const satisfies { channel: SceneChannel; left: number }[];

/** Orders from several channels, each deducted from the same stock. */
export function StockScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("stock.label")} tone="violet">
      <div className={styles.product}>
        <Goods shape="plant" color="#8f74f2" />
        <p>
          <span className={board.title}>{t("stock.name")}</span>
          <span className={board.quiet}>{t("stock.start", { count: 12 })}</span>
        </p>
        <strong className={styles.left}>{orders[2].left}</strong>
      </div>
      <div className={board.panel}>
        {orders.map(({ channel, left }) => (
          <p key={channel} className={board.row}>
            <ChannelChip channel={channel}>{t(`channels.${channel}`)}</ChannelChip>
            <span>{t("stock.order")}</span>
            <span className={styles.change}>
              −1 <strong>{left}</strong>
            </span>
          </p>
        ))}
      </div>
      <p className={board.quiet}>{t("stock.note")}</p>
    </Board>
  );
}
