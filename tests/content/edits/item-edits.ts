import path from "node:path";
import { locales, type Locale } from "@/config/languages";
import { both, fields, firstOf, list, today, type Edit, type Json } from "./edit";
import type { ContentFolder } from "../../helpers/content-folder";

/** Adds an item to a collection, based on its first one. */
const added =
  (collection: string, slug: string, change: Json): Edit["apply"] =>
  (folder) =>
    folder.writeJson<Json>(
      `data/${collection}/${slug}.json`,
      (item) => ({ ...item, slug, ...change }),
      firstOf(folder, collection),
    );

/** Adds a press item with an article. */
const pressArticle =
  (slug: string, words: Record<Locale, string>, change: Json = {}): Edit["apply"] =>
  (folder) => {
    added("press", slug, { link: `/press/${slug}/`, ...change })(folder);
    for (const locale of locales)
      folder.write(
        `data/press/articles/${slug}/${locale}.md`,
        `---\ntitle: "${words[locale]}"\nlead: "${words[locale]}"\n---\n\n${words[locale]}\n`,
      );
  };

/** Removes a press item and its article, if any. */
function withoutPressItem(folder: ContentFolder) {
  const file = firstOf(folder, "press");
  const slug = path.basename(file, ".json");
  folder.delete(file);
  if (folder.list("data/press/articles", "").includes(slug)) folder.delete(`data/press/articles/${slug}`);
}

export const itemEdits: Edit[] = [
  {
    name: "a press item from today, with a photo and a link to a real newspaper",
    apply: (folder) => {
      const photograph = folder.list("data/press/covers", ".png")[0];
      folder.copy(`data/press/covers/${photograph}`, "data/press/covers/bugunku-haber.png");
      added("press", "bugunku-haber", {
        date: today(),
        link: "https://www.gazete.com.tr/haber?id=42",
        cover: "covers/bugunku-haber.png",
      })(folder);
    },
  },
  { name: "a second press item on one day", apply: added("press", "ayni-gun", { link: "/press/" }) },
  {
    name: "a press item from 2009",
    apply: added("press", "eski-haber", { date: "2009-05-04", link: "/press/" }),
  },
  {
    name: "a press item scheduled for a future month, with its article",
    apply: pressArticle("gelecek-haber", both("Gelecek haber", "News to come"), {
      publishFrom: "2098-12-01",
      publishUntil: "2098-12-31",
      date: "2098-12-01",
    }),
  },
  { name: "a removed press item and article", apply: withoutPressItem },
  {
    name: "a press article",
    apply: pressArticle("yeni-makale", both("Mesajlar tek ekranda.", "Messages on one screen.")),
  },
  {
    name: "a new question, and an expired one",
    apply: list("data/faq.json", (all) => [
      ...all,
      { ...all[0], slug: "yeni-soru", question: both("Yeni bir soru mu?", "Is this a new question?") },
      { ...all[0], slug: "eski-kampanya", publishFrom: "2020-01-01", publishUntil: "2020-02-01" },
    ]),
  },
  {
    name: "a removed question that no page refers to",
    apply: (folder) => {
      const { questions } = folder.readJson<{ questions: string[] }>("data/pricing.json");
      list("data/faq.json", (all) => {
        const unused = all.find(({ slug }) => !questions.includes(String(slug)));
        return all.filter((question) => question !== unused);
      })(folder);
    },
  },
  {
    name: "a new category with its first question",
    apply: (folder) => {
      list("data/faq-categories.json", (all) => [
        ...all,
        { slug: "egitim", label: both("Eğitim", "Training") },
      ])(folder);
      list("data/faq.json", (all) => [
        ...all,
        {
          ...all[0],
          slug: "egitim-var-mi",
          category: "egitim",
          question: both("Eğitim veriyor musunuz?", "Do you train our team?"),
        },
      ])(folder);
    },
  },
  {
    name: "a new reference with its logo",
    apply: (folder) => {
      const logo = folder.list("data/references/logos", ".svg")[0];
      folder.copy(`data/references/logos/${logo}`, "data/references/logos/yeni-dukkan.svg");
      added("references", "yeni-dukkan", { name: "Yeni Dükkân", logo: "logos/yeni-dukkan.svg" })(folder);
    },
  },
  { name: "a removed reference", apply: (folder) => folder.delete(firstOf(folder, "references")) },
  {
    name: "a removed channel, also removed from stories and menus",
    apply: (folder) => {
      list("data/channels.json", (all) => all.filter(({ slug }) => slug !== "voice"))(folder);
      for (const name of folder.list("data/stories"))
        fields(`data/stories/${name}`, ({ channels }) => ({
          channels: (channels as string[]).filter((slug) => slug !== "voice"),
        }))(folder);
      fields("data/navigation.json", ({ header }) => ({
        header: (header as { children: Json[] }[]).map((entry) => ({
          ...entry,
          children: entry.children.filter(({ href }) => href !== "/channels/#voice"),
        })),
      }))(folder);
    },
  },
  { name: "a story ranked last", apply: added("stories", "yeni-hikaye", { rank: 99 }) },
  {
    name: "a story of a real customer, without figures and quote",
    apply: added("stories", "gercek-musteri", { rank: 98, figures: [], quote: undefined }),
  },
  { name: "a removed story", apply: (folder) => folder.delete(firstOf(folder, "stories")) },
  {
    name: "a new payment method",
    apply: list("data/payments.json", (all) => [
      ...all,
      { ...all[0], slug: "cuzdan", name: both("Dijital cüzdan", "Digital wallet") },
    ]),
  },
];
