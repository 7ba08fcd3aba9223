import fs from "node:fs";
import path from "node:path";
import { locales } from "../../config/languages";
import { storyPath } from "../../lib/addresses";
import { formerTexts } from "../pages/former-texts";
import { legalTemplates, pressArticleSlugs } from "../pages/page-sources";
import { chapterIds } from "../../lib/slug";
import { isFields } from "../../lib/is-fields";
import { valueOf, type ContentFiles } from "./content-files";
import { articleAnchors, fixedAnchors, storyAnchors } from "./fixed-anchors";
import { scheduledCollections, timingOf } from "./publishing";
import { readTextFile } from "./text-file";

/** Pages by path without language prefix, each with its anchors; null where only the build knows them. */
type Pages = ReadonlyMap<string, readonly string[] | null>;

/** Pages that content may lead to, those there would be if everything were published, and the address they are below. */
export type SitePages = { published: Pages; all: Pages; origin: string };

/** Files of src/pages that are no page a link leads to. */
const notLinked = ["index", "500", "deneme"];

/** Chapters of a legal text in any language: a link of one language leads to a chapter of that language. */
function chaptersOf(root: string, id: string): string[] {
  const texts = locales.map((locale) => path.join(root, "data", "legal", id, `${locale}.md`));
  return texts.filter((file) => fs.existsSync(file)).flatMap((file) => chapterIds(readTextFile(file).text));
}

/** Slugs of a list file that are on the site on a day; null where they are unknown. */
function slugsIn(files: ContentFiles, name: string, isShown: (item: unknown) => boolean): string[] | null {
  const items = valueOf<unknown>(files, name);
  if (!Array.isArray(items) || items.length === 0 || !items.every(isFields)) return null;
  const isScheduled = (scheduledCollections as readonly string[]).includes(name);
  return items
    .filter((item) => !isScheduled || isShown(item))
    .flatMap(({ slug }) => (typeof slug === "string" ? slug : []));
}

/** Several lists of anchors as one; unknown where one of them is. */
const joined = (...lists: (readonly string[] | null)[]): readonly string[] | null =>
  lists.includes(null) ? null : lists.flatMap((list) => list ?? []);

/** The pages of the site as its sources and its content make them on a day; with everything where there is no day. */
function pagesOn(files: ContentFiles, day: string | null): Pages {
  const isShown = (item: unknown) => day === null || timingOf(item, day) === "published";
  const slugs = (name: string) => slugsIn(files, name, isShown);
  // An item that cannot be read keeps its page: what leads there is not what is wrong.
  const inFolder = (folder: string) =>
    [...files.all.keys()]
      .filter((name) => name.startsWith(`${folder}/`) && isShown(files.readable.get(name)?.json.value))
      .map((name) => path.posix.basename(name, ".json"));
  const fixed = (page: string) => fixedAnchors[page] ?? [];
  const anchors: Record<string, readonly string[] | null> = {
    ...fixedAnchors,
    "/solutions/": joined(slugs("solution-groups.json"), slugs("solutions.json")),
    "/channels/": joined(fixed("/channels/"), slugs("channels.json")),
    "/faq/": joined(slugs("faq.json"), slugs("faq-categories.json")?.map((slug) => `topic-${slug}`) ?? null),
    "/press/": inFolder("press"),
    "/referances/": inFolder("references"),
    ...Object.fromEntries(
      Object.keys(legalTemplates).map((id) => [
        `/${id}/`,
        [...fixed(`/${id}/`), ...chaptersOf(files.root, id)],
      ]),
    ),
  };
  const ofFiles = fs
    .readdirSync(path.join(files.root, "src/pages"))
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => !notLinked.includes(name));
  const paths = [
    "/",
    "/onboarding/",
    "/onboarding/customer-information/",
    "/press/",
    ...ofFiles.map((name) => `/${name}/`),
    ...Object.keys(legalTemplates).map((id) => `/${id}/`),
  ];
  const articles = pressArticleSlugs(path.join(files.root, "data"))
    .filter((slug) => isShown(files.readable.get(`press/${slug}.json`)?.json.value))
    .map((slug) => `/press/${slug}/`);
  const former = formerTexts(path.join(files.root, "data"));
  return new Map<string, readonly string[] | null>([
    ...paths.map((page) => [page, anchors[page] === undefined ? [] : anchors[page]] as const),
    ...former.map((text) => [text.path, null] as const),
    ...articles.map((page) => [page, articleAnchors] as const),
    ...inFolder("stories").map((slug) => [storyPath(slug), storyAnchors] as const),
  ]);
}

/** The pages of the site on a day. */
export function sitePages(files: ContentFiles, day: string): SitePages {
  const site = valueOf<unknown>(files, "site.json");
  const origin = isFields(site) && typeof site.url === "string" ? site.url : "";
  return { published: pagesOn(files, day), all: pagesOn(files, null), origin };
}

/** The pages for an item that is not published on a day: it may lead to what comes with it. */
export function pagesFor(pages: SitePages, item: unknown, day: string): SitePages {
  return timingOf(item, day) === "published" ? pages : { ...pages, published: pages.all };
}
