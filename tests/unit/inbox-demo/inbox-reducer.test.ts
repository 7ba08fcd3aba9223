import { describe, expect, it } from "vitest";
import { cartTotal, reduceInbox, type InboxAction } from "@/features/inbox-demo/inbox-reducer";
import { startInbox, type InboxState } from "@/features/inbox-demo/inbox-state";
import { nextEvent, restTime, typingTime } from "@/features/inbox-demo/next-event";
import { demoShops } from "../../helpers/demo-shops";

const [shop] = demoShops("en");
const [first, second] = shop.conversations;
if (!first || !second) throw new Error("The first shop has no two conversations.");

const start = startInbox(shop);
const after = (actions: InboxAction[], from: InboxState = start) =>
  actions.reduce((inbox, action) => reduceInbox(inbox, action, shop), from);
/** Delivers all pending messages. */
const settled = (inbox: InboxState): InboxState =>
  inbox.due.length === 0 ? inbox : settled(after([{ type: "due" }], inbox));
const messages = ({ threads }: InboxState, id = first.id) => threads[id]?.messages ?? [];
const last = (inbox: InboxState, id?: string) => messages(inbox, id).at(-1);

describe("actions in the inbox demo", () => {
  it("the inbox starts with the customers' messages, and with the first conversation open and read", () => {
    expect(start.openId).toBe(first.id);
    expect(start.threads[first.id]?.unread).toBe(0);
    expect(start.threads[second.id]?.unread).toBe(second.opening.length);
    expect(messages(start)[0]).toMatchObject({ from: "customer", text: first.opening[0]?.text });
    expect(start.isTaken).toBe(false);
  });

  it("a conversation is marked as read when it is opened", () => {
    const inbox = after([{ type: "open", id: second.id }]);
    expect(inbox.openId).toBe(second.id);
    expect(inbox.threads[second.id]?.unread).toBe(0);
    expect(after([{ type: "open", id: "nobody" }]).openId).toBe(first.id);
  });

  it("a message is trimmed and sent, and the customer's reply is queued", () => {
    const inbox = after([{ type: "write", text: "  Of course!  " }]);
    expect(last(inbox)).toMatchObject({ from: "shop", text: "Of course!" });
    expect(last(settled(inbox))).toMatchObject({ from: "customer", text: first.answers.words });
  });

  it("an empty message is not sent", () => {
    expect(messages(after([{ type: "write", text: "   " }]))).toEqual(messages(start));
  });

  it("a quick reply is sent and marked as used, and the customer's reply is queued", () => {
    const reply = first.replies[1];
    const inbox = after([{ type: "reply", id: reply?.id ?? "" }]);
    expect(last(inbox)).toMatchObject({ from: "shop", text: reply?.text });
    expect(inbox.threads[first.id]?.used).toEqual([reply?.id]);
    expect(last(settled(inbox))).toMatchObject({ from: "customer", text: reply?.answer });
  });

  it("a cart becomes an order, with the discount of a coupon sent earlier", () => {
    const price = shop.products.find(({ id }) => id === first.product)?.price ?? 0;
    const plain = after([{ type: "send", what: "cart" }]);
    expect(last(plain)).toMatchObject({ kind: "cart", total: price, isReduced: false });
    expect(settled(plain).orders).toBe(1);
    const total = cartTotal(price, shop.coupon.percent, true);
    expect(total).toBeLessThan(price);
    const reduced = settled(
      after([
        { type: "send", what: "coupon" },
        { type: "send", what: "cart" },
      ]),
    );
    expect(messages(reduced)).toContainEqual(
      expect.objectContaining({ kind: "cart", total, isReduced: true }),
    );
    expect(messages(reduced)).toContainEqual(expect.objectContaining({ kind: "ordered", total }));
  });

  it("every order has a unique number", () => {
    const inbox = settled(
      after([{ type: "send", what: "cart" }], settled(after([{ type: "send", what: "cart" }]))),
    );
    const numbers = messages(inbox).flatMap((one) => (one.kind === "ordered" ? [one.number] : []));
    expect(new Set(numbers).size).toBe(2);
  });

  it("a conversation is handed over once: the colleague writes and the customer replies", () => {
    const inbox = settled(after([{ type: "hand-over" }]));
    expect(messages(inbox).slice(-3)).toMatchObject([
      { from: "note", kind: "handed-over" },
      { from: "shop", text: first.colleagueLine },
      { from: "customer", text: first.answers.handOver },
    ]);
    expect(messages(after([{ type: "hand-over" }], inbox))).toHaveLength(messages(inbox).length);
  });

  it("the manager starts watching live once, after the visitor's second action", () => {
    const one = settled(after([{ type: "send", what: "product" }]));
    expect(one.isWatched).toBe(false);
    const two = settled(after([{ type: "send", what: "coupon" }], one));
    expect(two.isWatched).toBe(true);
    expect(last(two)).toMatchObject({ from: "note", kind: "watched" });
    const three = settled(after([{ type: "send", what: "cart" }], two));
    expect(messages(three).filter(({ kind }) => kind === "watched")).toHaveLength(1);
  });

  it("a reply is unread if another conversation is open when it arrives", () => {
    const inbox = settled(
      after([
        { type: "send", what: "product" },
        { type: "open", id: second.id },
      ]),
    );
    expect(inbox.threads[first.id]?.unread).toBe(1);
    expect(inbox.threads[second.id]?.unread).toBe(0);
  });

  it("the whole story of every shop is played, and then restarts", () => {
    for (const eachShop of demoShops("tr")) {
      const step = (inbox: InboxState): InboxState => {
        const next = reduceInbox(inbox, { type: "step" }, eachShop);
        return next.due.reduce((state) => reduceInbox(state, { type: "due" }, eachShop), next);
      };
      const end = eachShop.story.reduce(step, startInbox(eachShop));
      expect(end.step).toBe(eachShop.story.length);
      expect(end.isTaken).toBe(false);
      expect(end.acts).toBeGreaterThan(2);
      expect(step(end)).toEqual(startInbox(eachShop));
    }
  });

  it("a restart after a visitor's action has no automatic playback", () => {
    const inbox = after([{ type: "send", what: "cart" }, { type: "restart" }]);
    expect(inbox).toEqual({ ...start, isTaken: true });
  });
});

describe("nextEvent()", () => {
  it("nextEvent() returns the next step of the story until a visitor takes over or pauses", () => {
    expect(nextEvent(start, true)).toEqual({ type: "step", after: restTime });
    expect(nextEvent(after([{ type: "open", id: second.id }]), true)).toBeNull();
    expect(nextEvent(after([{ type: "pause" }]), true)).toBeNull();
    expect(nextEvent(after([{ type: "pause" }, { type: "play" }]), true)?.type).toBe("step");
  });

  it("with reduced motion, nextEvent() returns only replies to the visitor", () => {
    expect(nextEvent(start, false)).toBeNull();
    const asked = after([{ type: "send", what: "product" }]);
    expect(nextEvent(asked, false)).toEqual({ type: "due", after: typingTime });
  });

  it("nextEvent() returns null while paused mid-story, then continues at the same position", () => {
    const paused = after([{ type: "step" }, { type: "pause" }]);
    expect(paused.due.length).toBeGreaterThan(0);
    expect(nextEvent(paused, true)).toBeNull();
    expect(nextEvent(after([{ type: "play" }], paused), true)?.type).toBe("due");
  });
});
