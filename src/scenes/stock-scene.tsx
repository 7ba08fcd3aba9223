import { Board, Item } from "./board";
import { Goods } from "./goods";
import { ChannelChip, Disc } from "./parts";
import type { SceneSet } from "./scene";
import * as board from "./board.module.css";

const orders = [
  { channel: "whatsapp", left: 11 },
  { channel: "instagram", left: 10 },
  { channel: "live-chat", left: 9 },
] as const;

/** Scene of orders from several channels that each reduce the same stock. */
export const stockScene: SceneSet[string] = (t) => (
  <Board label={t("stock.label")} tone="violet">
    <Item
      lead={<Goods shape="plant" color="#8f74f2" />}
      title={t("stock.name")}
      detail={t("stock.start", { count: 12 })}
      end={<Disc>{orders[2].left}</Disc>}
    />
    <div className={board.panel}>
      {orders.map(({ channel, left }) => (
        <p key={channel} className={board.row}>
          <ChannelChip channel={channel} />
          <span>{t("stock.order")}</span>
          <span>
            −1 <strong>{left}</strong>
          </span>
        </p>
      ))}
    </div>
    <p className={board.quiet}>{t("stock.note")}</p>
  </Board>
);
