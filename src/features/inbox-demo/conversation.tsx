import { useEffect, useRef } from "react";
import Eye from "lucide-react/icons/eye";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Composer } from "./composer";
import type { AgentAct } from "./inbox-reducer";
import { openingOf, type DemoShop, type InboxState } from "./inbox-state";
import { MessageView } from "./message-view";
import * as styles from "./conversation.module.css";

type ConversationProps = { shop: DemoShop; inbox: InboxState; onAct: (act: AgentAct) => void };

/** Keeps the newest message in view by scrolling the message log, not the page. */
function useNewest(newest: string) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = log.current;
    element?.scrollTo(0, element.scrollHeight);
  }, [newest]);
  return log;
}

/** The open conversation, with the actions that an agent can perform. */
export function Conversation({ shop, inbox, onAct }: ConversationProps) {
  const { t } = useTranslation("inbox-demo");
  const conversation = shop.conversations.find(({ id }) => id === inbox.openId);
  const thread = inbox.threads[inbox.openId];
  const [next] = inbox.due;
  const isTyping = next?.conversation === inbox.openId && next.message.from === "customer";
  const log = useNewest(`${inbox.openId} ${thread?.messages.length} ${isTyping}`);
  if (!conversation || !thread) return null;
  const { customer, channel } = conversation;
  return (
    <div className={styles.conversation}>
      <p className={styles.header} data-channel={channel}>
        <ChannelGlyph name={channel} size={20} />
        <strong>{customer}</strong>
        {inbox.isWatched && (
          <span className={styles.watched}>
            <Eye aria-hidden="true" size={16} /> {t("watchedBadge", { name: shop.manager })}
          </span>
        )}
      </p>
      {/* Scrollable, so it has to be focusable; new messages are announced only once the visitor takes part. */}
      <div
        ref={log}
        className={styles.log}
        data-whole=""
        role={inbox.isTaken ? "log" : "group"}
        aria-label={t("conversation", { name: customer })}
        tabIndex={0}
      >
        <ol className={styles.messages}>
          {thread.messages.map((message, index) => (
            <MessageView
              key={`${inbox.openId} ${message.id}`}
              {...{ message, shop, conversation }}
              isArriving={index >= openingOf(conversation).length}
            />
          ))}
          {isTyping && (
            <li className={styles.typing}>
              <span aria-hidden="true" className={styles.dots}>
                <i />
                <i />
                <i />
              </span>
              {t("typing", { name: customer })}
            </li>
          )}
        </ol>
      </div>
      <Composer key={inbox.openId} {...{ conversation, thread, shop, onAct }} />
    </div>
  );
}
