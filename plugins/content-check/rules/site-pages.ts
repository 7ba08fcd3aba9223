import fs from "node:fs";
import path from "node:path";
import { locales } from "../../../src/config/languages";
import { storyPath } from "../../../src/lib/addresses";
import { chapterIds } from "../../../src/lib/slug";
import { formerTexts } from "../../../src/gatsby/data/former-texts";
import { legalTemplates, pressArticleSlugs } from "../../../src/gatsby/data/page-sources";
import type { BrandName } from "./brand-names";
import { valueOf, type ContentFiles } from "../content-files";
import { slugsOf } from "../data-formats";
import { articleAnchors, fixedAnchors, storyAnchors } from "../../../src/gatsby/data/fixed-anchors";
import { memoiseByText } from "./memoise-by-text";
import { timingOf } from "../../../src/gatsby/data/publishing";
import type { SchemaValidator } from "./schema-validator";
import { readTextFile } from "../../../src/gatsby/data/text-file";

/** Pages by path without language prefix, with their anchors; null if only the build knows the anchors. */
type Pages = ReadonlyMap<string, readonly string[] | null>;

/**
 * Published pages that content may link to, all pages including unpublished ones, the site's origin, and the
 * day.
 */
export type SitePages = { published: Pages; all: Pages; origin: string; day: string };

/** Data about the whole site that is needed to check a text. */
export type Surroundings = Pick<SchemaValidator, "checkOf"> & {
  files: ContentFiles;
  brands: readonly BrandName[];
  pages: SitePages;
};

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

/** Concatenates lists of anchors; null if any list is unknown. */
const joined = (...lists: (readonly string[] | null)[]): readonly string[] | null =>
  lists.includes(null) ? null : lists.flatMap((list) => list ?? []);

/** Returns the pages generated from sources and content, limited to published items. */
function pagesOf(files: ContentFiles, isShown: (item: unknown) => boolean): Pages {
  const data = path.join(files.root, "data");
  const slugs = (name: string) => slugsOf(files, name);
  const questions = valueOf<unknown[]>(files, "faq.json");
  // An unreadable item keeps its page, so that links to it are not reported.
  const inFolder = (folder: string) =>
    [...files.all.keys()]
      .filter((name) => name.startsWith(`${folder}/`) && isShown(files.readable.get(name)?.json.value))
      .map((name) => path.posix.basename(name, ".json"));
  const pages = fs.readdirSync(path.join(files.root, "src/pages")).map((file) => file.replace(/\.tsx$/, ""));
  const ofFiles = pages.filter((name) => !notLinked.includes(name)).map((name) => `/${name}/`);
  const articles = pressArticleSlugs(data).filter((slug) =>
    isShown(files.readable.get(`press/${slug}.json`)?.json.value),
  );
  const anchors = (page: string) => fixedAnchors[page] ?? [];
  return new Map<string, readonly string[] | null>([
    ...["/", "/onboarding/", "/onboarding/customer-information/", ...ofFiles].map(
      (page) => [page, anchors(page)] as const,
    ),
    ["/solutions/", joined(slugs("solution-groups.json"), slugs("solutions.json"))],
    ["/channels/", joined(anchors("/channels/"), slugs("channels.json"))],
    [
      "/faq/",
      joined(
        slugs("faq.json")?.filter((_, index) => isShown(questions?.[index])) ?? null,
        slugs("faq-categories.json")?.map((slug) => `topic-${slug}`) ?? null,
      ),
    ],
    ["/press/", inFolder("press")],
    ["/referances/", inFolder("references")],
    ...Object.keys(legalTemplates).map(
      (id) => [`/${id}/`, [...anchors(`/${id}/`), ...chaptersOf(files.root, id)]] as const,
    ),
    ...formerTexts(data).map((text) => [text.path, null] as const),
    ...articles.map((slug) => [`/press/${slug}/`, articleAnchors] as const),
    ...inFolder("stories").map((slug) => [storyPath(slug), storyAnchors] as const),
  ]);
}

/** Returns the site's pages on a given day. */
export function sitePages(files: ContentFiles, day: string): SitePages {
  const site = valueOf<{ url?: string } | null>(files, "site.json");
  const published = pagesOf(files, (item) => timingOf(item, day) === "published");
  return { published, all: pagesOf(files, () => true), origin: site?.url ?? "", day };
}

/** Returns the pages that an item may link to; unpublished items may link to unpublished pages. */
export const pagesFor = (pages: SitePages, item: unknown): SitePages =>
  timingOf(item, pages.day) === "published" ? pages : { ...pages, published: pages.all };
