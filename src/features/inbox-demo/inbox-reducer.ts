import {
  startInbox,
  type DemoShop,
  type Due,
  type InboxState,
  type Sendable,
  type Thread,
} from "./inbox-state";

/** Action that an agent can perform in the open conversation. */
export type AgentAct =
  | { type: "open"; id: string }
  | { type: "write"; text: string }
  | { type: "reply"; id: string }
  | { type: "send"; what: Sendable }
  | { type: "hand-over" };

export type InboxAction =
  | AgentAct
  /** Delivers the next pending message. */
  | { type: "due" }
  /** Plays the next step of the scripted story. */
  | { type: "step" }
  | { type: "play" }
  | { type: "pause" }
  | { type: "restart" };

/** Number of agent actions after which the manager joins the conversation. */
const watchedAct = 2;

const changeThread = (state: InboxState, id: string, change: (thread: Thread) => Partial<Thread>) => {
  const thread = state.threads[id];
  if (!thread) return state;
  return { ...state, threads: { ...state.threads, [id]: { ...thread, ...change(thread) } } };
};

/** Adds a message to its conversation; unread unless that conversation is open. */
function deliver(state: InboxState, { conversation, message }: Due): InboxState {
  const next = changeThread(state, conversation, ({ messages, unread }) => ({
    messages: [...messages, { ...message, id: messages.length }],
    unread: conversation === state.openId ? 0 : unread + 1,
  }));
  return { ...next, orders: state.orders + (message.kind === "ordered" ? 1 : 0) };
}

const open = (state: InboxState, id: string): InboxState =>
  state.threads[id] ? { ...changeThread(state, id, () => ({ unread: 0 })), openId: id } : state;

const text = (from: Due["message"]["from"], value: string): Due["message"] => ({
  from,
  kind: "text",
  text: value,
});

/** Returns the cart total in whole lira, minus the discount if the customer has the coupon. */
export const cartTotal = (price: number, percent: number, hasCoupon: boolean): number =>
  hasCoupon ? Math.round(price * (1 - percent / 100)) : price;

/** Returns the message added by an agent's action, and the replies to it. */
function consequences(
  state: InboxState,
  act: Exclude<AgentAct, { type: "open" }>,
  shop: DemoShop,
): { said: Due["message"]; then: Due["message"][]; change?: Partial<Thread> } | null {
  const script = shop.conversations.find(({ id }) => id === state.openId);
  const thread = state.threads[state.openId];
  if (!script || !thread) return null;
  const { answers } = script;
  if (act.type === "write") {
    const words = act.text.trim();
    return words === "" ? null : { said: text("shop", words), then: [text("customer", answers.words)] };
  }
  if (act.type === "reply") {
    const reply = script.replies.find(({ id }) => id === act.id);
    if (!reply) return null;
    return {
      said: text("shop", reply.text),
      then: [text("customer", reply.answer)],
      change: { used: [...thread.used, reply.id] },
    };
  }
  if (act.type === "hand-over") {
    if (thread.isHandedOver) return null;
    return {
      said: { from: "note", kind: "handed-over" },
      then: [text("shop", script.colleagueLine), text("customer", answers.handOver)],
      change: { isHandedOver: true },
    };
  }
  const answer = text("customer", answers[act.what]);
  if (act.what !== "cart")
    return {
      said: { from: "shop", kind: act.what },
      then: [answer],
      ...(act.what === "coupon" && { change: { hasCoupon: true } }),
    };
  const price = shop.products.find(({ id }) => id === script.product)?.price ?? 0;
  const total = cartTotal(price, shop.coupon.percent, thread.hasCoupon);
  const number = script.order.number + 1 + state.orders;
  return {
    said: { from: "shop", kind: "cart", total, isReduced: thread.hasCoupon },
    then: [answer, { from: "note", kind: "ordered", number, total }],
  };
}

/** Applies an agent's action to the open conversation; after the second action, the manager joins. */
function act(state: InboxState, agentAct: AgentAct, shop: DemoShop): InboxState {
  if (agentAct.type === "open") return open(state, agentAct.id);
  const found = consequences(state, agentAct, shop);
  if (!found) return state;
  const conversation = state.openId;
  const isWatching = !state.isWatched && state.acts + 1 === watchedAct;
  const then: Due["message"][] = isWatching ? [...found.then, { from: "note", kind: "watched" }] : found.then;
  const said = deliver(state, { conversation, message: found.said });
  return {
    ...changeThread(said, conversation, () => found.change ?? {}),
    acts: state.acts + 1,
    due: [...state.due, ...then.map((message) => ({ conversation, message }))],
  };
}

/** Converts a step of the scripted story to the equivalent agent action. */
function actOfStep(step: DemoShop["story"][number], state: InboxState, shop: DemoShop): AgentAct | null {
  if (step.act === "open") return { type: "open", id: step.conversation };
  if (step.act === "handOver") return { type: "hand-over" };
  if (step.act !== "reply") return { type: "send", what: step.act as Sendable }; // the schema lists the possible actions
  const replies = shop.conversations.find(({ id }) => id === state.openId)?.replies ?? [];
  const reply = replies.find(({ id }) => !state.threads[state.openId]?.used.includes(id));
  return reply ? { type: "reply", id: reply.id } : null;
}

/** Plays one step of the scripted story; restarts after the last one. */
function tell(state: InboxState, shop: DemoShop): InboxState {
  const step = shop.story[state.step];
  if (!step) return startInbox(shop);
  const next = { ...state, step: state.step + 1 };
  const { conversation } = step;
  const arrival = shop.conversations.find(({ id }) => id === conversation)?.arrival;
  if (step.act === "arrive")
    return arrival ? { ...next, due: [{ conversation, message: text("customer", arrival) }] } : next;
  const agentAct = actOfStep(step, state, shop);
  return agentAct ? act(next, agentAct, shop) : next;
}

/** Reducer of the inbox. Any action of the visitor permanently ends automatic playback. */
export function reduceInbox(state: InboxState, action: InboxAction, shop: DemoShop): InboxState {
  switch (action.type) {
    case "due": {
      const [first, ...due] = state.due;
      if (!first) return state;
      const isWatched = state.isWatched || first.message.kind === "watched";
      return { ...deliver(state, first), due, isWatched };
    }
    case "step":
      return tell(state, shop);
    case "pause":
      return { ...state, isPaused: true };
    case "play":
      return { ...state, isPaused: false, isTaken: false };
    case "restart":
      return { ...startInbox(shop), isTaken: true };
    default:
      return { ...act(state, action, shop), isTaken: true };
  }
}
