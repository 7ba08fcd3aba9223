/** A shop with everything its customers say, in the page's language. */
export type DemoShop = Queries.DemoShopFragment;
export type DemoConversation = DemoShop["conversations"][number];

/** What an agent can send besides words. */
export const sendables = ["product", "cart", "coupon", "order"] as const;
export type Sendable = (typeof sendables)[number];

type Content =
  | { kind: "text"; text: string }
  | { kind: "product" | "coupon" | "order" }
  /** `total` in whole lira; `isReduced` once the customer has the coupon. */
  | { kind: "cart"; total: number; isReduced: boolean }
  | { kind: "ordered"; number: number; total: number }
  | { kind: "handed-over" | "watched" };

export type Message = Content & {
  /** Who it comes from; a note is seen by the team alone. */
  from: "customer" | "shop" | "note";
  /** Place in the conversation, for React. */
  id: number;
};
/** A message on its way, in the conversation it goes to. */
export type Due = { conversation: string; message: Content & Pick<Message, "from"> };

export type Thread = {
  messages: readonly Message[];
  unread: number;
  hasCoupon: boolean;
  isHandedOver: boolean;
  /** Quick replies that were used. */
  used: readonly string[];
};

export type InboxState = {
  openId: string;
  threads: Readonly<Record<string, Thread>>;
  /** What customers and colleagues are about to say, in order. */
  due: readonly Due[];
  /** Orders that came of it. */
  orders: number;
  /** What the agent did; the manager looks in after the second. */
  acts: number;
  isWatched: boolean;
  /** Whether a visitor plays: then nothing happens by itself. */
  isTaken: boolean;
  isPaused: boolean;
  /** Step of the story that comes next. */
  step: number;
};

/** A line of the script, and the product where it shows one. */
function messagesOf({ from, text, product }: DemoConversation["opening"][number]): Due["message"][] {
  const line: Due["message"] = { from: from === "shop" ? "shop" : "customer", kind: "text", text };
  return product ? [line, { from: "shop", kind: "product" }] : [line];
}

/** What a conversation shows before anything happens. */
export const openingOf = ({ opening }: DemoConversation) => opening.flatMap(messagesOf);

/** The scene as it stands in the page: every conversation with what its customer wrote, the first one open. */
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
