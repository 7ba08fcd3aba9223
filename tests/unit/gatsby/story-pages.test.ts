import { describe, expect, it } from "vitest";
import { storyPages, storySlugs } from "@/gatsby/pages/story-pages";
import { readItems } from "../../helpers/data-files";

describe("pages of customer stories", () => {
  it("each story links to the next, and the last to the first", () => {
    expect(storyPages(["a", "b", "c"])).toEqual([
      { path: "/referances/a/", slug: "a", next: "b" },
      { path: "/referances/b/", slug: "b", next: "c" },
      { path: "/referances/c/", slug: "c", next: "a" },
    ]);
  });

  it("a single story has no next story, and without stories there are no pages", () => {
    expect(storyPages(["a"])).toEqual([{ path: "/referances/a/", slug: "a", next: null }]);
    expect(storyPages([])).toEqual([]);
    expect(storySlugs("no-such-folder")).toEqual([]);
  });

  it("stories are sorted by rank", () => {
    const stories = readItems<{ slug: string; rank: number }>("stories");
    const byRank = [...stories].sort((a, b) => a.rank - b.rank).map(({ slug }) => slug);
    expect(storySlugs("data")).toEqual(byRank);
    expect(byRank.length).toBeGreaterThan(0);
  });
});
