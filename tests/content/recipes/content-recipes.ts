import { both, fields, type Json } from "../edits/edit";
import { figureEdits } from "../edits/figure-edits";
import { itemEdits } from "../edits/item-edits";
import { textEdits } from "../edits/text-edits";
import type { Recipe } from "./recipe";

/** An edit of a maintainer that is what a recipe says. */
function edit(name: string): Recipe["apply"] {
  const found = [...figureEdits, ...itemEdits, ...textEdits].find((one) => one.name === name);
  if (!found) throw new Error(`There is no edit “${name}”`);
  return found.apply;
}

/** Recipes that touch content alone. */
export const contentRecipes: Recipe[] = [
  {
    row: "a press item",
    apply: edit("a press item of today, with a photograph and a link to a real newspaper"),
  },
  {
    row: "a price card",
    apply: fields("data/pricing.json", ({ tabs, packages, ...others }) => {
      const [first, ...rest] = tabs as { cards: Json[] }[];
      const { list } = packages as { list: Json[] };
      const name = both("Büyüme", "Growth");
      const card = { ...first?.cards[0], id: "growth", isMostPreferred: false, name };
      return {
        ...others,
        tabs: [{ ...first, cards: [...(first?.cards ?? []), card] }, ...rest],
        packages: {
          ...(packages as Json),
          list: [...list, { ...list[0], id: list.length + 1, card: "growth" }],
        },
      };
    }),
  },
  { row: "a question", apply: edit("a question") },
  { row: "a reference", apply: edit("a reference with its logo") },
  {
    row: "a customer story",
    apply: (folder) => {
      const cover = folder.list("data/stories/covers", ".png")[0];
      folder.copy(`data/stories/covers/${cover}`, "data/stories/covers/yeni-hikaye.png");
      edit("a story in last place")(folder);
      fields("data/stories/yeni-hikaye.json", () => ({ cover: "covers/yeni-hikaye.png" }))(folder);
    },
  },
  {
    row: "a legal version",
    apply: edit("a legal text of a new version that applies from next year"),
  },
  {
    row: "a string",
    apply: (folder) => {
      for (const [language, text] of [
        ["tr", "{{brand}} ile {{trialDays, number}} gün ücretsiz: {{campaign}}"],
        ["en", "{{trialDays, number}} days free with {{brand}}: {{campaign}}"],
      ] as const)
        fields(`locales/${language}/common.json`, () => ({ freeDays: text }))(folder);
      folder.writeJson<{ "x-variables": string[] }>("data/schema/locale.schema.json", (schema) => ({
        ...schema,
        "x-variables": [...schema["x-variables"], "campaign"],
      }));
    },
  },
];
