import type { ReactNode } from "react";
import StickyNote from "lucide-react/icons/sticky-note";
import { Avatar, ChannelChip, type SceneChannel } from "./parts";
import { Goods } from "./goods";
import { Scene } from "./scene";
import * as styles from "./chat.module.css";

type ChatProps = {
  /** What the picture shows, for those who do not see it. */
  label: string;
  customer: string;
  channel: SceneChannel;
  /** The channel's name. */
  via: string;
  /** What the agent is about to send, or may do. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A conversation as an agent has it open: whose it is, what was said, what is being written. */
export function Chat({ label, customer, channel, via, footer, children }: ChatProps) {
  return (
    <Scene label={label}>
      <div className={styles.chat}>
        <p className={styles.header}>
          <Avatar name={customer} channel={channel} />
          <strong>{customer}</strong>
          <ChannelChip channel={channel}>{via}</ChannelChip>
        </p>
        <div className={styles.log}>{children}</div>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </Scene>
  );
}

/** Something that happened to the conversation: who took it, what it turned into. */
export const ChatEvent = ({ children }: { children: ReactNode }) => (
  <p className={styles.event}>{children}</p>
);

/** A note for the team, which the customer does not see. */
export const ChatNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <StickyNote size="1.2em" /> <span>{children}</span>
  </p>
);

type ChatProductProps = Parameters<typeof Goods>[0] & { name: string; detail: string; price: string };

/** A product sent in the conversation. */
export const ChatProduct = ({ name, detail, price, ...drawing }: ChatProductProps) => (
  <div className={styles.product}>
    <Goods {...drawing} />
    <p>
      <strong>{name}</strong>
      <span className={styles.small}>{detail}</span>
      <strong>{price}</strong>
    </p>
  </div>
);

/** A card in the conversation, at the shop's side. */
export const ChatCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>{children}</div>
);

/** A line of a card: what it is, and how much or how. */
export const ChatLine = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <p className={styles.line}>
    <span>{name}</span> <strong>{children}</strong>
  </p>
);
