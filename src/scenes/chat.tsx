import type { ReactNode } from "react";
import { Item } from "./board";
import { Avatar, ChannelChip, type SceneChannel } from "./parts";
import { Goods } from "./goods";
import { Scene } from "./scene";
import * as board from "./board.module.css";
import * as styles from "./chat.module.css";

type ChatProps = {
  label: string;
  customer: string;
  channel: SceneChannel;
  /** The agent's draft or actions, below the messages. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A conversation from an agent's point of view: customer, messages and draft. */
export function Chat({ label, customer, channel, footer, children }: ChatProps) {
  return (
    <Scene label={label}>
      <div className={styles.chat}>
        <p className={styles.edge}>
          <Avatar name={customer} channel={channel} />
          <strong>{customer}</strong>
          <ChannelChip channel={channel} />
        </p>
        <div className={styles.log}>{children}</div>
        {footer && <p className={styles.edge}>{footer}</p>}
      </div>
    </Scene>
  );
}

type ChatProductProps = Parameters<typeof Goods>[0] & {
  name: string;
  /** Second line of text, below the name. */
  detail: string;
  /** Price or status of the product. */
  end: string;
};

/** A product sent to the customer in a conversation. */
export const ChatProduct = ({ name, detail, end, ...drawing }: ChatProductProps) => (
  <ChatCard>
    <Item
      lead={<Goods {...drawing} />}
      title={name}
      detail={
        <>
          {detail}
          <br />
          <strong>{end}</strong>
        </>
      }
    />
  </ChatCard>
);

/** A card in a conversation, on the shop's side. */
export const ChatCard = ({ children }: { children: ReactNode }) => (
  <div className={board.panel} data-aside>
    {children}
  </div>
);
