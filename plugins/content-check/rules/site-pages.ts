import fs from "node:fs";
import path from "node:path";
import { locales } from "../../../src/config/languages";
import { storyPath } from "../../../src/lib/addresses";
import { chapterIds } from "../../../src/lib/slug";
import { formerTexts } from "../../../src/gatsby/data/former-texts";
import { legalTemplates, pressArticleSlugs } from "../../../src/gatsby/data/page-sources";
import { valueOf, type ContentFiles } from "../content-files";
import { articleAnchors, fixedAnchors, storyAnchors } from "../../../src/gatsby/data/fixed-anchors";
import { memoiseByText } from "./memoise-by-text";
import { contentDay, timingOf } from "../../../src/gatsby/data/publishing";
import { readTextFile } from "../../../src/gatsby/data/text-file";

/**
 * Pages by path without language prefix, and links of data/site.json, with their anchors; null if only the
 * build knows the anchors.
 */
type Pages = ReadonlyMap<string, readonly string[] | null>;

/** Published pages that content may link to, all pages including unpublished ones, the site's origin, and the day. */
export type SitePages = { published: Pages; all: Pages; origin: string; day: string };

/** Files of src/pages that content must not link to. */
const notLinked = ["index", "500", "deneme"];

export const chaptersIn = memoiseByText(chapterIds);

/**
 * Returns the chapter anchors of a legal text in all languages, because links lead to the chapter in the
 * visitor's language.
 */
function chaptersOf(root: string, id: string): string[] {
  const texts = locales.map((locale) => path.join(root, "data", "legal", id, `${locale}.md`));
  return texts.filter((file) => fs.existsSync(file)).flatMap((file) => chaptersIn(readTextFile(file).text));
}

type Item = { slug: string };

export const slugsOf = (files: ContentFiles, name: string): string[] =>
  valueOf<Item[]>(files, name).map(({ slug }) => slug);

/** Returns the pages generated from sources and content, limited to published items. */
function pagesOf(files: ContentFiles, isShown: (item: unknown) => boolean): Pages {
  const data = path.join(files.root, "data");
  const slugs = (name: string) => slugsOf(files, name);
  const inFolder = (folder: string) =>
    [...files.readable]
      .filter(([name, { json }]) => name.startsWith(`${folder}/`) && isShown(json.value))
      .map(([name]) => path.posix.basename(name, ".json"));
  const shownQuestions = valueOf<Item[]>(files, "faq.json").filter(isShown);
  const { links } = valueOf<{ links: object }>(files, "site.json");
  const pages = fs.readdirSync(path.join(files.root, "src/pages")).map((file) => file.replace(/\.tsx$/, ""));
  const articles = pressArticleSlugs(data).filter((slug) => isShown(valueOf(files, `press/${slug}.json`)));
  const anchors = (page: string) => fixedAnchors[page] ?? [];
  const withFixed = (page: string) => [page, anchors(page)] as const;
  return new Map<string, readonly string[] | null>([
    ...["/", "/onboarding/", "/onboarding/customer-information/"].map(withFixed),
    ...pages.filter((name) => !notLinked.includes(name)).map((name) => withFixed(`/${name}/`)),
    ["/solutions/", [...slugs("solution-groups.json"), ...slugs("solutions.json")]],
    ["/channels/", [...anchors("/channels/"), ...slugs("channels.json")]],
    [
      "/faq/",
      [
        ...shownQuestions.map(({ slug }) => slug),
        ...slugs("faq-categories.json").map((slug) => `topic-${slug}`),
      ],
    ],
    ["/press/", inFolder("press")],
    ["/referances/", inFolder("references")],
    ...Object.keys(legalTemplates).map(
      (id) => [`/${id}/`, [...anchors(`/${id}/`), ...chaptersOf(files.root, id)]] as const,
    ),
    ...formerTexts(data).map((text) => [text.path, null] as const),
    ...articles.map((slug) => [`/press/${slug}/`, articleAnchors] as const),
    ...inFolder("stories").map((slug) => [storyPath(slug), storyAnchors] as const),
    ...Object.keys(links).map((name) => [`site:${name}`, []] as const),
  ]);
}

/** Returns the site's pages on the day of a moment. */
export function sitePages(files: ContentFiles, now: Date): SitePages {
  const day = contentDay(now);
  const { url } = valueOf<{ url: string }>(files, "site.json");
  const published = pagesOf(files, (item) => timingOf(item, day) === "published");
  return { published, all: pagesOf(files, () => true), origin: url, day };
}

/** Returns the pages that an item may link to; unpublished items may link to unpublished pages. */
export const pagesFor = (pages: SitePages, item: unknown): SitePages =>
  timingOf(item, pages.day) === "published" ? pages : { ...pages, published: pages.all };
