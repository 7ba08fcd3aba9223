import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChannelGlyph } from "@/ui/channel-glyph";
import type { DemoShop, InboxState } from "./inbox-state";
import * as styles from "./conversation-list.module.css";

type ConversationListProps = { shop: DemoShop; inbox: InboxState; onOpen: (id: string) => void };

/** Conversations of all channels in one list; on phones, a row of avatars. */
export function ConversationList({ shop, inbox, onOpen }: ConversationListProps) {
  const { t } = useTranslation("inbox-demo");
  return (
    <ul className={styles.list} aria-label={t("conversations")}>
      {shop.conversations.map(({ id, customer, channel }) => {
        const thread = inbox.threads[id];
        const last = thread?.messages.findLast(({ kind }) => kind === "text");
        const unread = thread?.unread ?? 0;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.thread}
              aria-current={id === inbox.openId || undefined}
              onClick={() => onOpen(id)}
            >
              <span className={styles.face} data-channel={channel}>
                <ChannelGlyph name={channel} size={20} />
              </span>
              <span className={styles.snippet}>
                <strong>{customer}</strong>
                <span className={styles.last}>{last?.kind === "text" && last.text}</span>
              </span>
              {unread > 0 && (
                <span className={styles.unread}>
                  <span aria-hidden="true">{unread}</span>
                  <span className="visually-hidden">, {t("unread", { count: unread })}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
