import BadgeCheck from "lucide-react/icons/badge-check";
import CheckCheck from "lucide-react/icons/check-check";
import Clock from "lucide-react/icons/clock";
import Lock from "lucide-react/icons/lock";
import Megaphone from "lucide-react/icons/megaphone";
import PhoneIncoming from "lucide-react/icons/phone-incoming";
import StickyNote from "lucide-react/icons/sticky-note";
import Truck from "lucide-react/icons/truck";
import { Board, Item, Sign } from "./board";
import { Track } from "./chart";
import { Chat, ChatProduct } from "./chat";
import { Goods } from "./goods";
import { Avatar, Bubble, ChannelChip } from "./parts";
import type { SceneSet } from "./scene";
import { stockScene } from "./stock-scene";
import * as board from "./board.module.css";

/** Scenes of the channels page: conversations of a plant shop, one per channel. */
export const channelScenes: SceneSet = {
  direct: (t) => (
    <Board label={t("direct.label")} tone="rose">
      <Item channel="instagram" title={t("direct.name")} detail={t("direct.origin")} />
      <div className={board.item}>
        <Goods shape="plant" color="#0b7a4b" />
        <Bubble from="customer">{t("direct.question")}</Bubble>
      </div>
      <Bubble from="shop">{t("direct.answer")}</Bubble>
      <div className={board.aside}>
        <Item
          look="surface"
          title={t("direct.product")}
          detail={t("direct.stock")}
          end={<span className={board.button}>{t("direct.action")}</span>}
        />
      </div>
    </Board>
  ),
  "incoming-call": (t) => (
    <Chat
      label={t("incomingCall.label")}
      customer={t("incomingCall.name")}
      channel="voice"
      footer={
        <>
          <span className={board.button}>{t("incomingCall.answer")}</span>
          <span className={board.pill}>{t("incomingCall.transfer")}</span>
        </>
      }
    >
      <Sign look="note" icon={PhoneIncoming} text={t("incomingCall.ringing")} />
      <ChatProduct
        shape="plant"
        color="#0b7a4b"
        name={t("incomingCall.product")}
        detail={t("incomingCall.order")}
        end={t("incomingCall.delivered")}
      />
      <Sign look="memo" icon={StickyNote} text={t("incomingCall.note")} />
    </Chat>
  ),
  "live-chat": (t) => (
    <Board label={t("liveChat.label")} tone="coral">
      <Sign look="note" icon={Lock} text={t("liveChat.address")} />
      <div className={board.panel}>
        <Item
          channel="live-chat"
          title={t("liveChat.agent")}
          detail={t("liveChat.online")}
          end={<Goods shape="plant" color="#5a9e3a" />}
        />
        <Bubble from="customer">{t("liveChat.question")}</Bubble>
        <Bubble from="shop">{t("liveChat.answer")}</Bubble>
      </div>
    </Board>
  ),
  "page-messages": (t) => (
    <Board label={t("pageMessages.label")} tone="sky">
      <div className={board.panel}>
        <p className={board.row}>
          <Avatar name={t("pageMessages.name")} channel="messenger" />
          <strong>{t("pageMessages.name")}</strong>
          <ChannelChip channel="messenger" />
        </p>
        <Item
          look="choice"
          lead={<Goods shape="plant" color="#12a5a5" />}
          title={t("pageMessages.ad")}
          detail={<Sign look="plain" icon={Megaphone} text={t("pageMessages.origin")} />}
        />
      </div>
      <Bubble from="customer">{t("pageMessages.question")}</Bubble>
      <Bubble from="shop">{t("pageMessages.answer")}</Bubble>
      <p className={board.note}>{t("pageMessages.note")}</p>
    </Board>
  ),
  "reply-window": (t) => (
    <Board label={t("replyWindow.label")} tone="teal">
      <p className={board.row}>
        <ChannelChip channel="whatsapp" />
        <Sign icon={BadgeCheck} text={t("replyWindow.number")} />
      </p>
      <Bubble from="customer">{t("replyWindow.question")}</Bubble>
      <Bubble from="shop">{t("replyWindow.answer")}</Bubble>
      <div className={board.panel}>
        <p className={board.row}>
          <strong>
            <Sign look="plain" icon={Clock} text={t("replyWindow.open")} />
          </strong>
          <span className={board.quiet}>{t("replyWindow.left")}</span>
        </p>
        <Track channel="whatsapp" share={68} />
        <p className={board.quiet}>{t("replyWindow.after")}</p>
      </div>
    </Board>
  ),
  "sms-reply": (t) => (
    <Chat label={t("smsReply.label")} customer={t("smsReply.name")} channel="sms">
      <Bubble from="shop">{t("smsReply.shipping")}</Bubble>
      <Sign look="note" icon={CheckCheck} text={t("smsReply.delivered")} />
      <Bubble from="customer">{t("smsReply.answer")}</Bubble>
      <Bubble from="shop">{t("smsReply.reply")}</Bubble>
      <Sign look="note" icon={Truck} text={t("smsReply.note")} />
    </Chat>
  ),
  stock: stockScene,
};
