/** A demo shop with all its customers' texts, in the page's language. */
export type DemoShop = Queries.DemoShopFragment;
export type DemoConversation = DemoShop["conversations"][number];

/** Items that an agent can send besides text. */
export const sendables = ["product", "cart", "coupon", "order"] as const;
export type Sendable = (typeof sendables)[number];

type Content =
  | { kind: "text"; text: string }
  | { kind: "product" | "coupon" | "order" }
  /** Cart: `total` is in whole lira; `isReduced` is true once the coupon has been sent. */
  | { kind: "cart"; total: number; isReduced: boolean }
  | { kind: "ordered"; number: number; total: number }
  | { kind: "handed-over" | "watched" };

export type Message = Content & {
  /** Sender of the message; notes are visible only to the team. */
  from: "customer" | "shop" | "note";
  /** Index of the message in the conversation, used as its React key. */
  id: number;
};
/** A pending message and the conversation it belongs to. */
export type Due = { conversation: string; message: Content & Pick<Message, "from"> };

export type Thread = {
  messages: readonly Message[];
  unread: number;
  hasCoupon: boolean;
  isHandedOver: boolean;
  used: readonly string[];
};

export type InboxState = {
  openId: string;
  threads: Readonly<Record<string, Thread>>;
  /** Pending messages from customers and colleagues, in order. */
  due: readonly Due[];
  /** Number of orders that resulted from the conversations. */
  orders: number;
  /** Number of agent actions; the manager joins after the second. */
  acts: number;
  isWatched: boolean;
  /** Whether the visitor has taken over, which stops automatic playback. */
  isTaken: boolean;
  isPaused: boolean;
  /** Index of the next step in the scripted story. */
  step: number;
};

/** Converts a line of the script to messages: the text, then the product, if any. */
function messagesOf({ from, text, product }: DemoConversation["opening"][number]): Due["message"][] {
  const line: Due["message"] = { from: from === "shop" ? "shop" : "customer", kind: "text", text };
  return product ? [line, { from: "shop", kind: "product" }] : [line];
}

/** Returns the messages with which a conversation starts. */
export const openingOf = ({ opening }: DemoConversation) => opening.flatMap(messagesOf);

/**
 * Returns the initial state, as rendered in the HTML: every conversation has its opening messages; the first
 * one is open.
 */
export function startInbox({ conversations }: DemoShop): InboxState {
  const threads = conversations.map((conversation, index): [string, Thread] => [
    conversation.id,
    {
      messages: openingOf(conversation).map((message, place) => ({ ...message, id: place })),
      unread: index === 0 ? 0 : conversation.opening.length,
      hasCoupon: false,
      isHandedOver: false,
      used: [],
    },
  ]);
  return {
    openId: conversations[0]?.id ?? "",
    threads: Object.fromEntries(threads),
    due: [],
    orders: 0,
    acts: 0,
    isWatched: false,
    isTaken: false,
    isPaused: false,
    step: 0,
  };
}
