import path from "node:path";
import { describe, expect, it } from "vitest";
import { contentDay, publishedItems, timingOf, unpublishedOn } from "@/gatsby/data/publishing";
import { publishedArticleSlugs } from "@/gatsby/data/page-sources";
import { readPressItems } from "@/gatsby/pages/press-pages";
import { storySlugs } from "@/gatsby/pages/story-pages";
import { typeNameOf } from "@/gatsby/schema/type-name-of";
import { temporaryFolder } from "../../helpers/temporary-folder";

const december = { publishFrom: "2026-12-01", publishUntil: "2026-12-31" };

describe("publication period of an item", () => {
  it.each([
    [december, "2026-11-30", "waiting"],
    [december, "2026-12-01", "published"],
    [december, "2026-12-31", "published"],
    [december, "2027-01-01", "past"],
    [{ publishFrom: "2026-12-01" }, "2099-01-01", "published"],
    [{ publishUntil: "2026-12-31" }, "2000-01-01", "published"],
    [{}, "2026-12-01", "published"],
    [undefined, "2026-12-01", "published"],
  ] as const)("publication state of %o on %s: %s", (item, day, timing) =>
    expect(timingOf(item, day)).toBe(timing),
  );

  it("publication depends on the day in Istanbul, or on a given day", () => {
    expect(contentDay(new Date("2026-11-30T20:59:59Z"), {})).toBe("2026-11-30");
    expect(contentDay(new Date("2026-11-30T21:00:00Z"), {})).toBe("2026-12-01");
    expect(contentDay(new Date(), { CONTENT_DAY: "2027-05-19" })).toBe("2027-05-19");
  });
});

describe("item outside its publication period", () => {
  const data = temporaryFolder({
    "press/old.json": { slug: "old", date: "2020-01-01" },
    "press/new.json": { slug: "new", date: "2026-12-01", ...december },
    "press/articles/new/tr.md": "",
    "press/articles/old/tr.md": "",
    "stories/new.json": { slug: "new", rank: 1, ...december },
    "stories/old.json": { slug: "old", rank: 2 },
    "faq.json": [{ slug: "old" }, { slug: "new", ...december }],
  });

  it.each([
    ["2026-11-30", ["old"]],
    ["2026-12-15", ["new", "old"]],
    ["2027-01-01", ["old"]],
  ])("an item outside its publication period has no page, %s", (day, slugs) => {
    expect(readPressItems(data, day).map(({ slug }) => slug)).toEqual(slugs);
    expect(storySlugs(data, day)).toEqual(slugs);
    expect(publishedArticleSlugs(data, day)).toEqual(slugs);
    expect(publishedItems<{ slug: string }>(path.join(data, "stories"), day)).toHaveLength(slugs.length);
  });

  it("an item outside its publication period has a GraphQL type that no query uses", () => {
    const file = { node: { sourceInstanceName: "data", relativePath: "faq.json" }, object: december };
    expect(typeNameOf(file, "2026-11-30")).toBe("UnpublishedItem");
    expect(typeNameOf(file, "2026-12-01")).toBe("FaqQuestion");
  });

  it("an item outside its publication period is listed among a day's unpublished items", () => {
    expect(unpublishedOn(data, "2026-11-30")).toEqual([
      "press/new.json#0",
      "stories/new.json#0",
      "faq.json#1",
    ]);
    expect(unpublishedOn(data, "2026-12-15")).toEqual([]);
  });
});
