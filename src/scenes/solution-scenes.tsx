import Check from "lucide-react/icons/check";
import EyeOff from "lucide-react/icons/eye-off";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Send from "lucide-react/icons/send";
import { Ad, Coupon, PlaceMap } from "./card";
import { Board, Item, Sign, Tile } from "./board";
import { DayBars, Recording } from "./chart";
import { Goods } from "./goods";
import { Avatar, Bubble, Pair } from "./parts";
import { SmsPhone } from "./phone";
import type { SceneSet } from "./scene";
import { agents, listScenes } from "./list-scenes";
import { shopScenes } from "./shop-scenes";
import * as board from "./board.module.css";
import * as card from "./card.module.css";

const products = [
  { key: "first", shape: "set", color: "#2d7ff9" },
  { key: "second", shape: "cup", color: "#0fb5a6" },
] as const;

const choices = ["first", "second", "third"] as const;

/** Scenes of the solutions page: a potter's customer, from her first question to her rating. */
export const solutionScenes: SceneSet = {
  ...listScenes,
  ...shopScenes,
  ads: (t) => (
    <Board label={t("ads.label")} tone="rose">
      <Ad />
    </Board>
  ),
  call: (t) => (
    <Board label={t("call.label")} tone="teal">
      <Recording />
    </Board>
  ),
  comments: (t) => (
    <Board label={t("comments.label")} tone="coral">
      <Item
        lead={<Goods shape="cup" color="#2d7ff9" />}
        title={t("comments.post")}
        detail={t("comments.count")}
      />
      <div className={board.panel}>
        <p className={board.item}>
          <Avatar name={t("comments.first.name")} channel="instagram" />
          <span>
            <strong>{t("comments.first.name")}</strong> {t("comments.first.text")}
          </span>
        </p>
        <p className={board.pills}>
          <Sign look="pill" isPicked icon={MessageCircle} text={t("comments.reply")} />
          <Sign look="pill" icon={Send} text={t("comments.direct")} />
          <Sign look="pill" icon={EyeOff} text={t("comments.hide")} />
        </p>
      </div>
      <Sign look="faint" icon={EyeOff} text={t("comments.hidden")} />
    </Board>
  ),
  coupon: (t) => (
    <Board label={t("coupon.label")} tone="coral">
      <div className={board.panel} data-aside>
        <p className={board.title}>{t("coupon.cart")}</p>
        <Pair name={t("coupon.first")}>{t("coupon.firstPrice")}</Pair>
        <Pair name={t("coupon.second")}>{t("coupon.secondPrice")}</Pair>
      </div>
      <Coupon />
      <Bubble from="customer">{t("coupon.answer")}</Bubble>
    </Board>
  ),
  dashboard: (t) => (
    <Board label={t("dashboard.label")} tone="violet">
      <div className={board.tiles}>
        <Tile name={t("dashboard.waiting.name")}>{t("dashboard.waiting.value")}</Tile>
        <Tile name={t("dashboard.orders.name")}>{t("dashboard.orders.value")}</Tile>
        <Tile name={t("dashboard.reply.name")}>{t("dashboard.reply.value")}</Tile>
      </div>
      <div className={board.panel}>
        <p className={board.title}>{t("dashboard.hours")}</p>
        <DayBars />
      </div>
      <p className={board.row}>
        {agents.map(({ key, channel }) => (
          <Avatar key={key} name={t(`team.${key}`)} channel={channel} />
        ))}
        <strong>{t("dashboard.team")}</strong>
      </p>
    </Board>
  ),
  product: (t) => (
    <Board label={t("product.label")} tone="coral">
      <Bubble from="customer">{t("product.question")}</Bubble>
      <div className={card.products}>
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
      <p className={card.cart}>
        <span>
          <strong>{t("product.cart")}</strong> {t("product.total")}
        </span>
        <span className={card.bright}>
          <Sign look="plain" icon={Check} stroke={3} text={t("product.confirmed")} />
        </span>
      </p>
    </Board>
  ),
  "rich-message": (t) => (
    <Board label={t("richMessage.label")} tone="sky">
      <div className={card.message}>
        <PlaceMap />
        <p className={card.text}>
          <strong>{t("richMessage.title")}</strong>
          <Sign look="plain" icon={MapPin} text={t("richMessage.place")} />
        </p>
        {choices.map((key) => (
          <span key={key} className={card.choice} data-picked={key === "second" || undefined}>
            {t(`richMessage.${key}`)}
          </span>
        ))}
      </div>
      <Bubble from="customer">{t("richMessage.second")}</Bubble>
      <p className={board.quiet}>{t("richMessage.note")}</p>
    </Board>
  ),
  sms: (t) => (
    <Board label={t("sms.label")} tone="sun">
      <SmsPhone />
    </Board>
  ),
};
