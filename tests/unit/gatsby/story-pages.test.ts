import { describe, expect, it } from "vitest";
import { storyPages, storySlugs } from "@/gatsby/pages/story-pages";
import { readItems } from "../../helpers/data-files";

describe("story pages", () => {
  it("links each story to the next, and the last to the first", () => {
    expect(storyPages(["a", "b", "c"])).toEqual([
      { path: "/referances/a/", slug: "a", next: "b" },
      { path: "/referances/b/", slug: "b", next: "c" },
      { path: "/referances/c/", slug: "c", next: "a" },
    ]);
  });

  it("creates no next link for a single story, and no pages without stories", () => {
    expect(storyPages(["a"])).toEqual([{ path: "/referances/a/", slug: "a", next: null }]);
    expect(storyPages([])).toEqual([]);
    expect(storySlugs("no-such-folder")).toEqual([]);
  });

  it("sorts the stories by rank", () => {
    const stories = readItems<{ slug: string; rank: number }>("stories");
    const byRank = [...stories].sort((a, b) => a.rank - b.rank).map(({ slug }) => slug);
    expect(storySlugs("data")).toEqual(byRank);
    expect(byRank.length).toBeGreaterThan(0);
  });
});
