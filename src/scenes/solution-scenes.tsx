import Check from "lucide-react/icons/check";
import EyeOff from "lucide-react/icons/eye-off";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Send from "lucide-react/icons/send";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Board, Item, Sign, Tile } from "./board";
import { DayBars, Recording } from "./chart";
import { Goods } from "./goods";
import { Avatar, Bubble, Disc, Pair } from "./parts";
import { Phone } from "./phone";
import type { SceneSet } from "./scene";
import { agents, listScenes } from "./list-scenes";
import { shopScenes } from "./shop-scenes";
import * as board from "./board.module.css";

const products = [
  { key: "first", shape: "set", color: "#2d7ff9" },
  { key: "second", shape: "cup", color: "#0fb5a6" },
] as const;

const choices = ["first", "second", "third"] as const;

/** A section of a town map with a marker. */
const PlaceMap = () => (
  <svg viewBox="0 12 260 56">
    <rect y="12" width="260" height="56" rx="9" fill="#dfeee6" />
    <path d="M-10 70C60 40 90 88 150 56S240 30 280 44" stroke="#bfe0f5" strokeWidth="16" fill="none" />
    <path d="M30-10 74 100M-10 24 270 8M176-10 214 100" stroke="#fff" strokeWidth="7" fill="none" />
    <circle cx="132" cy="40" r="13" fill="var(--color-accent)" stroke="#fff" strokeWidth="4" />
  </svg>
);

/** Scenes of the solutions page, which follow a potter's customer from first question to rating. */
export const solutionScenes: SceneSet = {
  ...listScenes,
  ...shopScenes,
  ads: (t) => (
    <Board label={t("ads.label")} tone="rose">
      <div className={board.tiles}>
        <div className={board.panel}>
          {(["product", "audience", "budget"] as const).map((step) => (
            <Item
              key={step}
              title={t(`ads.${step}.value`)}
              detail={<Sign icon={Check} text={t(`ads.${step}.name`)} />}
            />
          ))}
          <span className={board.button}>{t("ads.publish")}</span>
        </div>
        <div className={board.panel}>
          <Item channel="instagram" title={t("ads.shop")} detail={t("ads.sponsored")} />
          <Goods shape="set" color="#2d7ff9" />
          <p>{t("ads.text")}</p>
          <span className={board.pill}>{t("ads.action")}</span>
        </div>
      </div>
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
      <Sign look="memo" icon={EyeOff} text={t("comments.hidden")} />
    </Board>
  ),
  coupon: (t) => (
    <Board label={t("coupon.label")} tone="coral">
      <div className={board.panel} data-aside>
        <p className={board.title}>{t("coupon.cart")}</p>
        <Pair name={t("coupon.first")}>{t("coupon.firstPrice")}</Pair>
        <Pair name={t("coupon.second")}>{t("coupon.secondPrice")}</Pair>
      </div>
      <div className={board.aside}>
        <div className={board.tiles}>
          <Tile name={t("coupon.title")}>{t("coupon.code")}</Tile>
        </div>
      </div>
      <p className={board.note}>{t("coupon.note")}</p>
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
      <div className={board.tiles}>
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
      <Item
        look="surface"
        title={t("product.cart")}
        detail={t("product.total")}
        end={<Sign look="button" icon={Check} text={t("product.confirmed")} />}
      />
    </Board>
  ),
  "rich-message": (t) => (
    <Board label={t("richMessage.label")} tone="sky">
      <div className={board.panel} data-aside>
        <PlaceMap />
        <Item
          title={t("richMessage.title")}
          detail={<Sign look="plain" icon={MapPin} text={t("richMessage.place")} />}
        />
        <p className={board.pills}>
          {choices.map((key) => (
            <span key={key} className={board.pill} data-picked={key === "second" || undefined}>
              {t(`richMessage.${key}`)}
            </span>
          ))}
        </p>
      </div>
      <Bubble from="customer">{t("richMessage.second")}</Bubble>
      <p className={board.quiet}>{t("richMessage.note")}</p>
    </Board>
  ),
  sms: (t) => (
    <Board label={t("sms.label")} tone="sun">
      <Phone>
        <Item lead={<Disc>{t("sms.sender").charAt(0)}</Disc>} title={t("sms.sender")} />
        <Bubble from="customer">{t("sms.shipping")}</Bubble>
        <Bubble from="customer">{t("sms.campaign")}</Bubble>
      </Phone>
      <Sign look="note" icon={ShieldCheck} text={t("sms.consent")} />
    </Board>
  ),
};
