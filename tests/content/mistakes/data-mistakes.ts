import fs from "node:fs";
import faq from "../../../data/faq.json";
import topics from "../../../data/faq-categories.json";
import groups from "../../../data/solution-groups.json";
import pricing from "../../../data/pricing.json";
import story from "../../../data/stories/telve-kahve.json";
import storeModule from "../../../data/store.json";
import { mistake, replaced, set, type Mistake } from "./mistake";

/** Any reference: all have the same fields. */
const sampleReference = `data/references/${fs.readdirSync("data/references").find((name) => name.endsWith(".json"))}`;

const firstStories = fs
  .readdirSync("data/stories")
  .filter((name) => name.endsWith(".json"))
  .sort()
  .map((name) => `data/stories/${name}`);

const rankOf = (file = ""): number => (JSON.parse(fs.readFileSync(file, "utf8")) as { rank: number }).rank;

/** Mistakes in lists and figures. */
export const dataMistakes: Mistake[] = [
  mistake(
    "decimal-comma",
    "a price typed the Turkish way",
    "data/constants.json",
    replaced(/"value": (\d+),/, '"value": 24,90,'),
    "Decimals are written with a point, not a comma: 24.90.",
  ),
  mistake(
    "needs-number",
    "a figure between quotes",
    "data/constants.json",
    set("trialDays.value", "15"),
    'This has to be a number without quotes, and is "15". → 15',
  ),
  mistake(
    "slug-twice",
    "a slug used twice",
    "data/faq.json",
    (text) => set("1.slug", (JSON.parse(text) as { slug: string }[])[0]?.slug)(text),
    `“${faq[0]?.slug}” is used twice in this list, which mixes up its items. Change one of them.`,
  ),
  mistake(
    "not-in-list",
    "a category with a typing error",
    "data/faq.json",
    set("0.category", "channel"),
    "“channel” is not in data/faq-categories.json. → channels",
  ),
  mistake(
    "slug-form",
    "a slug with Turkish letters",
    "data/faq.json",
    set("0.slug", "Bu Nedir Şöyle"),
    "“Bu Nedir Şöyle”: use lower-case letters (a-z), digits and single hyphens only. → bu-nedir-soyle",
  ),
  mistake(
    "needs-list",
    "a text in place of a list",
    "data/faq.json",
    set("0.answer", "Evet."),
    'This has to be a list between square brackets, and is "Evet.".',
  ),
  mistake(
    "not-in-code",
    "an icon with a typing error",
    "data/solutions.json",
    set("0.icon", "phonee"),
    "Nothing in the software has the name “phonee”. → phone There are: bell, bar-chart, help-circle, clock, credit-card, gauge, globe, inbox, layers, layout, megaphone, message-circle, message-text, newspaper, package, palette, phone, send, shopping-bag, sparkles, store, tag, ticket, truck, users, zap. A new one has to be added by a developer.",
  ),
  mistake(
    "colour-form",
    "a colour by its name",
    "data/store.json",
    set("colors.0.value", "coral"),
    "A colour is written #RRGGBB in capitals, such as #FF6B4A, not “coral”.",
  ),
  mistake(
    "too-long",
    "a description that does not fit",
    sampleReference,
    set("description.tr", "P".repeat(200)),
    "The text has 200 characters, at most 160 fit. Shorten it by 40.",
  ),
  mistake(
    "count-differs",
    "a list that is not as long as the figure says",
    "data/store.json",
    (text) => set("themes", (JSON.parse(text) as { themes: unknown[] }).themes.slice(1))(text),
    `The list has ${storeModule.themes.length - 1} items, and the figure themes is ${storeModule.themes.length}. Change the figure in data/constants.json as well.`,
  ),
  mistake(
    "date-range",
    "a figure of the future",
    "data/constants.json",
    set("trialDays.asOf", "2999-01-01"),
    "“2999-01-01” cannot be right: the date has to be between 2000-01-01 and today.",
  ),
  mistake(
    "rank-twice",
    "two stories of one rank",
    firstStories[1] ?? "",
    set("rank", rankOf(firstStories[0])),
    `The rank ${rankOf(firstStories[0])} is used in ${firstStories[0]} as well. Give one of them another rank.`,
  ),
  ...[
    [`data/stories/${story.slug}.json`, "channels", story.channels[0]],
    ["data/pricing.json", "questions", pricing.questions[0]],
  ].map(([file = "", field = "", name = ""]) =>
    mistake(
      "slug-twice",
      `a name twice in ${field} of ${file}`,
      file,
      (text) => {
        const names = (JSON.parse(text) as Record<string, string[]>)[field] ?? [];
        return set(field, [...names, name])(text);
      },
      `“${name}” is used twice in this list, which mixes up its items. Change one of them.`,
    ),
  ),
  ...(
    [
      ["data/faq.json", `topic-${topics[0]?.slug}`],
      ["data/solutions.json", `${groups[0]?.slug}`],
    ] as const
  ).map(([file, name]) =>
    mistake(
      "slug-of-section",
      `an item of ${file} named like a section of its page`,
      file,
      (text) => {
        const added = JSON.parse(text) as Record<string, unknown>[];
        return JSON.stringify([...added, { ...added[0], slug: name }], null, 2);
      },
      `“${name}” is the name of another section of the same page, which mixes up links. Choose another.`,
    ),
  ),
  mistake(
    "too-few",
    "a question without an answer",
    "data/faq.json",
    set("2.answer", []),
    "The list needs at least 1.",
  ),
  mistake(
    "too-few",
    "a tab without cards",
    "data/site.json",
    set("social", []),
    "The list needs at least 1.",
  ),
  mistake(
    "too-many",
    "a hero with more promises than fit",
    "data/home.json",
    (text) => {
      const { hero } = JSON.parse(text) as { hero: { trust: unknown[] } };
      return set("hero.trust", [...hero.trust, ...hero.trust, ...hero.trust, ...hero.trust])(text);
    },
    "At most 4 items fit.",
  ),
  mistake(
    "wrong-form",
    "the number of an advertising account without its letters",
    "data/site.json",
    set("thirdParties.adTag", "123456789"),
    "“123456789” does not have the expected form. Example: AW-123456789",
  ),
];
