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
import { Bubble, ChannelChip, Stars } from "./parts";
import type { SceneSet } from "./scene";
import * as board from "./board.module.css";
import * as card from "./card.module.css";
import * as chart from "./chart.module.css";

const colors = ["#d9714e", "#2d7ff9", "#0fb5a6", "var(--color-heading-on-light)"];

const Tick = () => (
  <span className={card.tick}>
    <Check size="0.9em" strokeWidth={4} />
  </span>
);

/** Scenes shared by the solutions page and the shop setup guide. */
export const shopScenes = {
  campaign: (t) => (
    <Board label={t("campaign.label")} tone="sun">
      <div className={board.panel}>
        <p className={board.pills}>
          <strong>{t("campaign.name")}</strong>
          <Sign icon={BadgeCheck} text={t("campaign.approved")} />
        </p>
        <p>
          {t("campaign.hello")} <mark className={card.variable}>{t("campaign.variable")}</mark>,{" "}
          {t("campaign.text")}
        </p>
        <span className={card.choice}>{t("campaign.link")}</span>
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
        <ol className={card.steps}>
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
    </Board>
  ),
  payment: (t) => (
    <Board label={t("payment.label")} tone="violet">
      <div className={board.panel}>
        <p className={board.row}>
          <span className={board.title}>{t("payment.title")}</span>
          <strong>{t("payment.total")}</strong>
        </p>
        {([CreditCard, Landmark, Banknote] as const).map((Shape, index) => {
          const way = (["card", "transfer", "delivery"] as const)[index] ?? "card";
          return (
            <Item
              key={way}
              look="choice"
              isPicked={index === 0}
              lead={<Shape size="1.5em" />}
              title={t(`payment.${way}.name`)}
              detail={t(`payment.${way}.note`)}
              end={index === 0 && <Tick />}
            />
          );
        })}
      </div>
      <Bubble from="shop">{t("payment.answer")}</Bubble>
    </Board>
  ),
  report: (t) => (
    <Board label={t("report.label")} tone="white">
      <p className={board.pills}>
        <strong className={chart.heading}>{t("report.title")}</strong>
        <span className={board.pill}>{t("report.date")}</span>
        <span className={board.pill}>{t("report.agent")}</span>
      </p>
      <div className={card.steps}>
        <Share channel="whatsapp" share={92} />
        <Share channel="instagram" share={74} />
        <Share channel="messenger" share={48} />
        <Share channel="live-chat" share={36} />
        <Share channel="sms" share={22} />
      </div>
      <Curve />
      <p className={board.pills}>
        <Stars /> <strong>{t("report.review")}</strong>
      </p>
    </Board>
  ),
  variants: (t) => (
    <Board label={t("variants.label")} tone="teal">
      <div className={board.panel} data-halves>
        <Goods shape="set" color="#2d7ff9" />
        <div className={card.choices}>
          <p className={board.pills}>
            <span className={board.title}>{t("variants.name")}</span>
            <strong>{t("variants.price")}</strong>
          </p>
          <p className={board.quiet}>{t("variants.color")}</p>
          <p className={board.pills}>
            {colors.map((color) => (
              <span
                key={color}
                className={card.swatch}
                data-picked={color === "#2d7ff9" || undefined}
                style={{ background: color }}
              />
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
      <div className={board.panel} data-low>
        <p className={board.row}>
          <strong>{t("variants.picked")}</strong>
          <span className={board.good}>{t("variants.stock")}</span>
        </p>
      </div>
    </Board>
  ),
} satisfies SceneSet;
