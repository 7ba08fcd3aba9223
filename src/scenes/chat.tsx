import type { ReactNode } from "react";
import StickyNote from "lucide-react/icons/sticky-note";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Avatar, ChannelChip, type SceneChannel } from "./parts";
import { Goods } from "./goods";
import { Scene } from "./scene";
import * as styles from "./chat.module.css";

type ChatProps = {
  label: string;
  customer: string;
  channel: SceneChannel;
  /** What the agent is about to send, or may do. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A conversation as an agent has it open: whose it is, what was said, what is being written. */
export function Chat({ label, customer, channel, footer, children }: ChatProps) {
  return (
    <Scene label={label}>
      <div className={styles.chat}>
        <p className={styles.header}>
          <Avatar name={customer} channel={channel} />
          <strong>{customer}</strong>
          <ChannelChip channel={channel} />
        </p>
        <div className={styles.log}>{children}</div>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </Scene>
  );
}

/** A note for the team, which the customer does not see. */
export const ChatNote = ({ children }: { children: string }) => (
  <p className={styles.note}>
    <StickyNote size="1.2em" /> <span>{children}</span>
  </p>
);

type ChatProductProps = Parameters<typeof Goods>[0] & { of: "story.choose" | "coffee.cart" | "incomingCall" };

/** A product sent in the conversation. */
export function ChatProduct({ of, ...drawing }: ChatProductProps) {
  const { t } = useTranslation("scenes");
  return (
    <div className={styles.product}>
      <Goods {...drawing} />
      <p>
        <strong>{t(`${of}.product`)}</strong>
        <span className={styles.small}>{t(`${of}.detail`)}</span>
        <strong>{t(`${of}.price`)}</strong>
      </p>
    </div>
  );
}

/** A card in the conversation, at the shop's side. */
export const ChatCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>{children}</div>
);
