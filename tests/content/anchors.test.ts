import { describe, expect, it } from "vitest";
import channels from "../../data/channels.json";
import navigation from "../../data/navigation.json";
import groups from "../../data/solution-groups.json";
import solutions from "../../data/solutions.json";
import { sceneNames } from "@/scenes/scene-by-name";

const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
const unique = (items: string[]) => [...new Set(items)];

/** Ids that stand on the pages with one section an item. */
const anchors: Record<string, string[]> = {
  "/solutions/": [...slugs(groups), ...slugs(solutions)],
  "/channels/": slugs(channels),
};

describe("anchors of the solutions and channels pages", () => {
  const hrefs = [...navigation.header, ...navigation.footer].flatMap((entry) =>
    "children" in entry
      ? [entry.href, ...entry.children.map(({ href }) => href)]
      : entry.links.map(({ href }) => href),
  );
  const toAnchors = hrefs.filter((href) => /^\/(solutions|channels)\/#/.test(href));

  it.each(toAnchors)("the menus lead to one that exists: %s", (href) => {
    const [page = "", anchor = ""] = href.split("#");
    expect(anchors[page]).toContain(anchor);
  });

  it.each(Object.entries(anchors))("are unique on %s", (_page, ids) => expect(unique(ids)).toEqual(ids));
});

describe("scenes", () => {
  it("every solution has one of its own", () => {
    const used = solutions.map(({ scene }) => scene);
    expect(used).toHaveLength(16);
    expect(unique(used)).toEqual(used);
  });

  it("every channel has one of its own, and every one named exists", () => {
    const used = channels.map(({ scene }) => scene);
    expect(used).toHaveLength(7);
    expect(unique(used)).toEqual(used);
    expect(
      [...used, ...solutions.map(({ scene }) => scene)].filter((name) => !sceneNames.includes(name)),
    ).toEqual([]);
  });
});
