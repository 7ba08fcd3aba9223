import { describe, expect, it } from "vitest";
import {
  resolveCustomerStory,
  resolveStoriesOfChannel,
  resolveStoryOfReference,
} from "@/gatsby/schema/customer-stories";
import type { SourceNode } from "@/gatsby/schema/resolver-context";

const node = (slug: string, rank: number): SourceNode => ({
  id: slug,
  parent: null,
  children: [],
  slug,
  rank,
});
const stories = [node("late", 3), node("early", 1), node("middle", 2)];

/** What is asked of the store, and a store that knows the story "early" and hands lists over in no order. */
const asked: object[] = [];
const context = {
  nodeModel: {
    getNodeById: () => null,
    findOne: ({ query }: { query: object }) => {
      asked.push(query);
      return Promise.resolve(JSON.stringify(query).includes('"early"') ? node("early", 1) : null);
    },
    findAll: ({ query }: { query: object }) => {
      asked.push(query);
      return Promise.resolve({ entries: stories });
    },
  },
};

describe("stories in the schema", () => {
  it("of a page are found by slug, and an unknown one stops the build with the file's name", async () => {
    await expect(resolveCustomerStory(null, { slug: "early" }, context)).resolves.toMatchObject({ rank: 1 });
    await expect(resolveCustomerStory(null, { slug: "nope" }, context)).rejects.toThrow(
      "There is no data/stories/nope.json",
    );
  });

  it("of a reference is the one of its slug, or none", async () => {
    await expect(resolveStoryOfReference({ slug: "early" }, {}, context)).resolves.toMatchObject({ rank: 1 });
    await expect(resolveStoryOfReference({ slug: "nope" }, {}, context)).resolves.toBeNull();
  });

  it("of a channel stand in the order of their ranks", async () => {
    const found = await resolveStoriesOfChannel({ slug: "sms" }, {}, context);
    expect(found.map(({ slug }) => slug)).toEqual(["early", "middle", "late"]);
    expect(asked.at(-1)).toEqual({ filter: { channels: { elemMatch: { slug: { eq: "sms" } } } } });
  });
});
