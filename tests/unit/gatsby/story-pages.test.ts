import { describe, expect, it } from "vitest";
import { storyPages, storySlugs } from "@/gatsby/pages/story-pages";
import { readItems } from "../../helpers/data-files";

describe("pages of stories", () => {
  it("lead from each to the next, and from the last to the first", () => {
    expect(storyPages(["a", "b", "c"])).toEqual([
      { path: "/referances/a/", slug: "a", next: "b" },
      { path: "/referances/b/", slug: "b", next: "c" },
      { path: "/referances/c/", slug: "c", next: "a" },
    ]);
  });

  it("lead nowhere from the only story, and are none without one", () => {
    expect(storyPages(["a"])).toEqual([{ path: "/referances/a/", slug: "a", next: null }]);
    expect(storyPages([])).toEqual([]);
    expect(storySlugs("no-such-folder")).toEqual([]);
  });

  it("stand in the order of the ranks", () => {
    const stories = readItems<{ slug: string; rank: number }>("stories");
    const byRank = [...stories].sort((a, b) => a.rank - b.rank).map(({ slug }) => slug);
    expect(storySlugs("data")).toEqual(byRank);
    expect(byRank.length).toBeGreaterThan(0);
  });
});
