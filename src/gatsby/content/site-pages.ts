import fs from "node:fs";
import path from "node:path";
import { locales } from "../../config/languages";
import { storyPath } from "../../lib/story-path";
import { formerTexts } from "../pages/former-texts";
import { legalTemplates } from "../pages/legal-templates";
import { pressArticleSlugs } from "../pages/press-article-slugs";
import { chapterIds } from "./chapter-ids";
import { valueOf, type ContentFiles } from "./content-files";
import { timingOf } from "./publishing";
import { readTextFile } from "./text-file";

/** Pages by path without language prefix, each with its anchors. */
type Pages = ReadonlyMap<string, readonly string[]>;

/** Pages that content may lead to, and those there would be if everything were published. */
export type SitePages = { published: Pages; all: Pages };

/** Sections of pages that are defined in components. */
const fixedAnchors: Record<string, string[]> = {
  "/": ["solutions", "channels", "marketing", "store", "pricing", "press", "faq"],
};

/** Parts of pages of legal texts that stand beside the text. */
const legalAnchors: Record<string, string[]> = { gdpr: ["application"] };

/** Files of src/pages that are no page a link leads to. */
const notLinked = ["index", "500", "deneme"];

/** Chapters of a legal text in any language: a link of one language leads to a chapter of that language. */
function chaptersOf(root: string, id: string): string[] {
  const texts = locales.map((locale) => path.join(root, "data", "legal", id, `${locale}.md`));
  return texts.filter((file) => fs.existsSync(file)).flatMap((file) => chapterIds(readTextFile(file).text));
}

/** The pages of the site as its sources and its content make them on a day; with everything where there is no day. */
function pagesOn(files: ContentFiles, day: string | null): Pages {
  const isShown = (item: unknown) => day === null || timingOf(item, day) === "published";
  const slugs = (name: string) =>
    (valueOf<{ slug?: string }[]>(files, name) ?? []).filter(isShown).flatMap(({ slug }) => slug ?? []);
  const inFolder = (folder: string) =>
    [...files.readable]
      .filter(([name, { json }]) => name.startsWith(`${folder}/`) && isShown(json.value))
      .map(([name]) => path.posix.basename(name, ".json"));
  const anchors: Record<string, string[]> = {
    ...fixedAnchors,
    "/solutions/": [...slugs("solution-groups.json"), ...slugs("solutions.json")],
    "/channels/": slugs("channels.json"),
    "/faq/": slugs("faq.json"),
    "/press/": inFolder("press"),
    "/referances/": inFolder("references"),
    ...Object.fromEntries(
      Object.keys(legalTemplates).map((id) => [
        `/${id}/`,
        [...(legalAnchors[id] ?? []), ...chaptersOf(files.root, id)],
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
    ...formerTexts(path.join(files.root, "data")).map((text) => text.path),
    ...pressArticleSlugs(path.join(files.root, "data"))
      .filter((slug) => isShown(files.readable.get(`press/${slug}.json`)?.json.value))
      .map((slug) => `/press/${slug}/`),
    ...inFolder("stories").map(storyPath),
  ];
  return new Map(paths.map((page) => [page, anchors[page] ?? []]));
}

/** The pages of the site on a day. */
export const sitePages = (files: ContentFiles, day: string): SitePages => ({
  published: pagesOn(files, day),
  all: pagesOn(files, null),
});

/** The pages for an item that is not published on a day: it may lead to what comes with it. */
export function pagesFor(pages: SitePages, item: unknown, day: string): SitePages {
  return timingOf(item, day) === "published" ? pages : { published: pages.all, all: pages.all };
}
