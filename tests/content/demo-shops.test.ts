import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { demoShops } from "../helpers/demo-shops";

const spoken = ["whatsapp", "instagram", "messenger"];
/** Maximum length of a quick reply on the smallest phone, in characters. */
const longestReply = 42;

describe.each(locales)("content of the inbox demo's shops, %s", (locale) => {
  const shops = demoShops(locale);

  it("three demo shops have a customer on every channel", () => {
    expect(shops).toHaveLength(3);
    for (const { conversations } of shops)
      expect(conversations.map(({ channel }) => channel).sort()).toEqual([...spoken].sort());
  });

  it("demo shops refer only to their own products and conversations", () => {
    for (const { products, conversations, story } of shops) {
      const ids = products.map(({ id }) => id);
      for (const { product } of conversations) expect(ids).toContain(product);
      for (const { conversation } of story) expect(conversations.map(({ id }) => id)).toContain(conversation);
    }
  });

  it("every action of a demo story happens in the open conversation", () => {
    for (const { conversations, story } of shops) {
      let open = conversations[0]?.id;
      for (const { conversation, act } of story) {
        if (act === "open") open = conversation;
        else if (act !== "arrive") expect(conversation).toBe(open);
      }
    }
  });

  it("quick replies of demo shops are within the length limit", () => {
    const replies = shops.flatMap(({ conversations }) => conversations.flatMap((one) => one.replies));
    for (const { text } of replies) expect(text.length).toBeLessThanOrEqual(longestReply);
  });
});
