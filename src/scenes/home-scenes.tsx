import BadgeCheck from "lucide-react/icons/badge-check";
import BellRing from "lucide-react/icons/bell-ring";
import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import Inbox from "lucide-react/icons/inbox";
import PackageCheck from "lucide-react/icons/package-check";
import PhoneCall from "lucide-react/icons/phone-call";
import PhoneMissed from "lucide-react/icons/phone-missed";
import StickyNote from "lucide-react/icons/sticky-note";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import { Board, Sign, Tile } from "./board";
import { Chat, ChatCard, ChatProduct } from "./chat";
import { Bubble, Pair, Stars } from "./parts";
import type { SceneSet } from "./scene";
import * as board from "./board.module.css";

/** Scenes of the home page: a coffee roaster's chats, and parts of the conversation on the solutions page. */
export const homeScenes: SceneSet = {
  "coffee-cart": (t) => (
    <Chat label={t("coffee.cart.label")} customer={t("coffee.cart.name")} channel="messenger">
      <Bubble from="customer">{t("coffee.cart.question")}</Bubble>
      <ChatProduct
        shape="pack"
        color="#b9783f"
        name={t("coffee.cart.product")}
        detail={t("coffee.cart.detail")}
        end={t("coffee.cart.price")}
      />
      <ChatCard>
        <Pair name={t("coffee.cart.items")}>{t("coffee.cart.itemsPrice")}</Pair>
        <Pair name={t("coffee.cart.coupon")}>{t("coffee.cart.discount")}</Pair>
        <Pair name={t("coffee.cart.total")}>{t("coffee.cart.totalPrice")}</Pair>
      </ChatCard>
      <p className={board.note}>{t("coffee.cart.paid")}</p>
    </Chat>
  ),
  "coffee-news": (t) => (
    <Board label={t("coffee.news.label")} tone="sun">
      <div className={board.panel}>
        <p className={board.row}>
          <span className={board.title}>{t("coffee.news.title")}</span>
          <Sign icon={BadgeCheck} text={t("coffee.news.approved")} />
        </p>
        <p>{t("coffee.news.text")}</p>
      </div>
      <div className={board.tiles}>
        <Tile name={t("coffee.news.sent.name")}>{t("coffee.news.sent.value")}</Tile>
        <Tile name={t("coffee.news.read.name")}>{t("coffee.news.read.value")}</Tile>
        <Tile name={t("coffee.news.answered.name")}>{t("coffee.news.answered.value")}</Tile>
      </div>
      <Sign look="note" icon={Inbox} text={t("coffee.news.inbox")} />
      <Sign look="note" icon={BellRing} text={t("coffee.news.sms")} />
    </Board>
  ),
  "story-again": (t) => (
    <Chat label={t("story.again.label")} customer={t("inbox.first.name")} channel="whatsapp">
      <Sign look="note" icon={Clock} text={t("story.again.closed")} />
      <ChatCard>
        <Sign icon={BadgeCheck} text={t("story.again.approved")} />
        <p>{t("story.again.text")}</p>
        <p className={board.button}>{t("story.again.button")}</p>
      </ChatCard>
      <Bubble from="customer">{t("story.again.answer")}</Bubble>
      <p className={board.note}>{t("story.again.done")}</p>
    </Chat>
  ),
  "story-assign": (t) => (
    <Chat
      label={t("story.assign.label")}
      customer={t("inbox.first.name")}
      channel="instagram"
      footer={
        <>
          <span>{t("story.assign.typing")}…</span>
          <span className={board.pill}>{t("story.assign.handOver")}</span>
        </>
      }
    >
      <Bubble from="customer">{t("story.assign.question")}</Bubble>
      <Sign look="note" icon={UserRoundCheck} text={t("story.assign.assigned")} />
      <Sign look="memo" icon={StickyNote} text={t("story.assign.note")} />
      <Bubble from="shop">{t("story.assign.answer")}</Bubble>
      <Sign look="note" icon={Eye} text={t("story.assign.collision")} />
    </Chat>
  ),
  "story-call-back": (t) => (
    <Chat label={t("story.callBack.label")} customer={t("inbox.first.name")} channel="voice">
      <Sign look="note" icon={PhoneMissed} text={t("story.callBack.missed")} />
      <ChatCard>
        <p className={board.row}>
          <Sign icon={PhoneCall} look="plain" text={t("story.callBack.back")} />
          <strong>{t("story.callBack.length")}</strong>
        </p>
      </ChatCard>
      <Sign look="memo" icon={StickyNote} text={t("story.callBack.note")} />
      <Bubble from="shop">{t("story.callBack.answer")}</Bubble>
      <Bubble from="customer">{t("story.callBack.thanks")}</Bubble>
    </Chat>
  ),
  "story-choose": (t) => (
    <Chat label={t("story.choose.label")} customer={t("inbox.first.name")} channel="instagram">
      <Bubble from="customer">{t("story.choose.question")}</Bubble>
      <ChatProduct
        shape="set"
        color="#2d7ff9"
        name={t("story.choose.product")}
        detail={t("story.choose.detail")}
        end={t("story.choose.price")}
      />
      <Bubble from="customer">{t("story.choose.answer")}</Bubble>
      <ChatCard>
        <Pair name={t("story.choose.cart")}>{t("story.choose.total")}</Pair>
      </ChatCard>
      <p className={board.note}>{t("story.choose.confirmed")}</p>
    </Chat>
  ),
  "story-history": (t) => (
    <Chat label={t("story.history.label")} customer={t("inbox.first.name")} channel="whatsapp">
      <Bubble from="customer">{t("story.history.question")}</Bubble>
      <ChatCard>
        <p className={board.title}>{t("story.history.orders")}</p>
        <Pair name={t("story.history.current")}>{t("story.history.currentState")}</Pair>
        <Pair name={t("story.history.earlier")}>{t("story.history.earlierState")}</Pair>
      </ChatCard>
      <Bubble from="shop">{t("story.history.answer")}</Bubble>
      <Bubble from="customer">{t("story.history.thanks")}</Bubble>
    </Chat>
  ),
  "story-rating": (t) => (
    <Chat label={t("story.rating.label")} customer={t("inbox.first.name")} channel="whatsapp">
      <Sign look="note" icon={PackageCheck} text={t("story.rating.delivered")} />
      <Bubble from="customer">
        <Stars /> {t("story.rating.answer")}
      </Bubble>
      <ChatCard>
        <p className={board.title}>{t("story.rating.title")}</p>
        <Pair name={t("story.rating.reply")}>{t("story.rating.replyTime")}</Pair>
        <Pair name={t("story.rating.agents")}>{t("story.rating.agentCount")}</Pair>
        <Pair name={t("story.rating.rating")}>{t("story.rating.stars")}</Pair>
      </ChatCard>
    </Chat>
  ),
  "story-whisper": (t) => (
    <Chat label={t("story.whisper.label")} customer={t("inbox.first.name")} channel="whatsapp">
      <Bubble from="customer">{t("story.whisper.question")}</Bubble>
      <Sign look="note" icon={Eye} text={t("story.whisper.watching")} />
      <Sign look="memo" icon={StickyNote} text={t("story.whisper.note")} />
      <Bubble from="shop">{t("story.whisper.answer")}</Bubble>
      <Bubble from="customer">{t("story.whisper.thanks")}</Bubble>
    </Chat>
  ),
};
