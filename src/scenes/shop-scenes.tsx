import BadgeCheck from "lucide-react/icons/badge-check";
import Banknote from "lucide-react/icons/banknote";
import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Send from "lucide-react/icons/send";
import Truck from "lucide-react/icons/truck";
import { Board, Item, Sign } from "./board";
import { Curve, Share } from "./chart";
import { Goods } from "./goods";
import { Bubble, ChannelChip, Disc, Stars } from "./parts";
import type { SceneSet } from "./scene";
import * as board from "./board.module.css";

const colors = ["#d9714e", "#2d7ff9", "#0fb5a6"];

const ways = [
  { way: "card", icon: CreditCard },
  { way: "transfer", icon: Landmark },
  { way: "delivery", icon: Banknote },
] as const;

const shares = [
  { channel: "whatsapp", share: 92 },
  { channel: "instagram", share: 74 },
  { channel: "messenger", share: 48 },
  { channel: "live-chat", share: 36 },
  { channel: "sms", share: 22 },
] as const;

const tick = (
  <Disc>
    <Check size="1.2em" strokeWidth={3} />
  </Disc>
);

/** Scenes used by both the solutions page and the shop setup guide. */
export const shopScenes = {
  campaign: (t) => (
    <Board label={t("campaign.label")} tone="sun">
      <div className={board.panel}>
        <p className={board.row}>
          <strong>{t("campaign.name")}</strong>
          <Sign icon={BadgeCheck} text={t("campaign.approved")} />
        </p>
        <p>
          {t("campaign.hello")} <strong className={board.pill}>{t("campaign.variable")}</strong>,{" "}
          {t("campaign.text")}
        </p>
        <span className={board.pill}>{t("campaign.link")}</span>
      </div>
      <p className={board.row}>
        <ChannelChip channel="whatsapp" />
        <ChannelChip channel="sms" />
        <Sign look="button" icon={Send} text={t("campaign.send")} />
      </p>
    </Board>
  ),
  order: (t) => (
    <Board label={t("order.label")} tone="pale">
      <Bubble from="customer">{t("order.question")}</Bubble>
      <div className={board.panel} data-aside>
        <p className={board.row}>
          <strong>{t("order.number")}</strong>
          <strong>{t("order.price")}</strong>
        </p>
        {(["received", "packed", "shipped"] as const).map((step) => (
          <Sign key={step} icon={Check} text={t(`order.${step}`)} />
        ))}
        <span className={board.row}>
          <Sign look="plain" icon={Truck} text={t("order.delivered")} />
        </span>
      </div>
      <Bubble from="shop">{t("order.answer")}</Bubble>
    </Board>
  ),
  payment: (t) => (
    <Board label={t("payment.label")} tone="violet">
      <div className={board.panel}>
        <p className={board.row}>
          <span className={board.title}>{t("payment.title")}</span>
          <strong>{t("payment.total")}</strong>
        </p>
        {ways.map(({ way, icon: Icon }) => (
          <Item
            key={way}
            look="choice"
            isPicked={way === "card"}
            lead={<Icon size="1.5em" />}
            title={t(`payment.${way}.name`)}
            detail={t(`payment.${way}.note`)}
            end={way === "card" && tick}
          />
        ))}
      </div>
      <Bubble from="shop">{t("payment.answer")}</Bubble>
    </Board>
  ),
  report: (t) => (
    <Board label={t("report.label")} tone="white">
      <p className={board.pills}>
        <span className={board.title}>{t("report.title")}</span>
        <span className={board.pill}>{t("report.date")}</span>
        <span className={board.pill}>{t("report.agent")}</span>
      </p>
      {shares.map(({ channel, share }) => (
        <Share key={channel} channel={channel} share={share} />
      ))}
      <Curve />
      <p className={board.pills}>
        <Stars /> <strong>{t("report.review")}</strong>
      </p>
    </Board>
  ),
  variants: (t) => (
    <Board label={t("variants.label")} tone="teal">
      <div className={board.tiles}>
        <Goods shape="set" color="#2d7ff9" />
        <div className={board.panel}>
          <p className={board.row}>
            <span className={board.title}>{t("variants.name")}</span>
            <strong>{t("variants.price")}</strong>
          </p>
          <p className={board.quiet}>{t("variants.color")}</p>
          <p className={board.pills}>
            {colors.map((color) => (
              <Disc key={color} color={color}>
                {color === "#2d7ff9" && <Check size="1.2em" strokeWidth={3} />}
              </Disc>
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
      <div className={board.panel}>
        <p className={board.row}>
          <strong>{t("variants.picked")}</strong>
          <span className={board.good}>{t("variants.stock")}</span>
        </p>
      </div>
    </Board>
  ),
} satisfies SceneSet;
