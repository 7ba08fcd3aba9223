import homeTexts from "../../data/home.json";
import { locales } from "@/config/languages";
import { publishedArticleSlugs } from "@/gatsby/data/page-sources";
import { storySlugs } from "@/gatsby/pages/story-pages";
import { localizedPath } from "@/lib/locale-path";
import { storyPath } from "@/lib/addresses";
import { JSDOM } from "jsdom";
import { expect, test } from "./site";

type Section = { note?: Record<string, string> };

/** Texts that label samples, by the pages that show them. */
const { clients, stories, press } = homeTexts as Record<"clients" | "stories" | "press", Section>;
const places: [string, Section[]][] = [
  ["/", [clients, stories, press]],
  ["/referances/", [clients]],
  ...storySlugs("data").map((slug): [string, Section[]] => [storyPath(slug), [stories]]),
  ["/press/", [press]],
  ...publishedArticleSlugs("data").map((slug): [string, Section[]] => [`/press/${slug}/`, [press]]),
];

for (const locale of locales)
  test(`invented shops, stories and articles are labelled as samples, ${locale}`, async ({ request }) => {
    for (const [path, sections] of places) {
      const html = await (await request.get(localizedPath(locale, path))).text();
      const shown = new JSDOM(html).window.document.querySelector("main")?.textContent ?? "";
      for (const { note } of sections)
        expect(shown, path).toContain(note?.[locale] ?? "a note in data/home.json");
    }
  });
