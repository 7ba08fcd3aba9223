import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { demoShops } from "../helpers/demo-shops";

const spoken = ["whatsapp", "instagram", "messenger"];
/** Room of a quick reply on the smallest phone, in characters. */
const longestReply = 42;

describe.each(locales)("the shops of the inbox to try, %s", (locale) => {
  const shops = demoShops(locale);

  it("are three, each with a customer on every channel", () => {
    expect(shops).toHaveLength(3);
    for (const { conversations } of shops)
      expect(conversations.map(({ channel }) => channel).sort()).toEqual([...spoken].sort());
  });

  it("name only products and conversations that they have", () => {
    for (const { products, conversations, story } of shops) {
      const ids = products.map(({ id }) => id);
      for (const { product } of conversations) expect(ids).toContain(product);
      for (const { conversation } of story) expect(conversations.map(({ id }) => id)).toContain(conversation);
    }
  });

  it("act in the conversation that is open", () => {
    for (const { conversations, story } of shops) {
      let open = conversations[0]?.id;
      for (const { conversation, act } of story) {
        if (act === "open") open = conversation;
        else if (act !== "arrive") expect(conversation).toBe(open);
      }
    }
  });

  it("keep quick replies short", () => {
    const replies = shops.flatMap(({ conversations }) => conversations.flatMap((one) => one.replies));
    for (const { text } of replies) expect(text.length).toBeLessThanOrEqual(longestReply);
  });
});
