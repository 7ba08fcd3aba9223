import { Conversation } from "./conversation";
import { ConversationList } from "./conversation-list";
import type { AgentAct } from "./inbox-reducer";
import type { DemoShop, InboxState } from "./inbox-state";
import * as styles from "./inbox-demo.module.css";

type InboxWindowProps = { shop: DemoShop; inbox: InboxState; onAct: (act: AgentAct) => void };

/** The list of conversations and the open conversation, side by side. */
export function InboxWindow({ shop, inbox, onAct }: InboxWindowProps) {
  return (
    <div className={styles.panes}>
      <ConversationList shop={shop} inbox={inbox} onOpen={(id) => onAct({ type: "open", id })} />
      <Conversation shop={shop} inbox={inbox} onAct={onAct} />
    </div>
  );
}
