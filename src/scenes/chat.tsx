import type { ReactNode } from "react";
import StickyNote from "lucide-react/icons/sticky-note";
import { Avatar, ChannelChip, type SceneChannel } from "./parts";
import { Goods } from "./goods";
import { Scene } from "./scene";
import * as styles from "./chat.module.css";

type ChatProps = {
  label: string;
  customer: string;
  channel: SceneChannel;
  /** Draft or actions of the agent. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A conversation as seen by an agent: customer, messages and draft. */
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

/** A team note, hidden from the customer. */
export const ChatNote = ({ children }: { children: string }) => (
  <p className={styles.note}>
    <StickyNote size="1.2em" /> <span>{children}</span>
  </p>
);

type ChatProductProps = Parameters<typeof Goods>[0] & {
  name: string;
  /** Second line, below the name. */
  detail: string;
  /** Price or status of the product. */
  end: string;
};

/** A product sent in the conversation. */
export const ChatProduct = ({ name, detail, end, ...drawing }: ChatProductProps) => (
  <div className={styles.product}>
    <Goods {...drawing} />
    <p>
      <strong>{name}</strong>
      <span className={styles.small}>{detail}</span>
      <strong>{end}</strong>
    </p>
  </div>
);

/** A card in the conversation, on the shop's side. */
export const ChatCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>{children}</div>
);
