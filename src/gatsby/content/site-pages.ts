import fs from "node:fs";
import path from "node:path";
import { locales } from "../../config/languages";
import { legalTemplates } from "../pages/legal-templates";
import { pressArticleSlugs } from "../pages/press-article-slugs";
import { chapterIds } from "./chapter-ids";
import { valueOf, type ContentFiles } from "./content-files";
import { readTextFile } from "./text-file";

/** Pages that content may lead to, without language prefix, each with its anchors. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

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

/** The pages of the site as its sources and its content make them. */
export function sitePages(files: ContentFiles): SitePages {
  const slugs = (name: string) =>
    (valueOf<{ slug?: string }[]>(files, name) ?? []).flatMap(({ slug }) => slug ?? []);
  const inFolder = (folder: string) =>
    [...files.readable.keys()]
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => path.posix.basename(name, ".json"));
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
    ...pressArticleSlugs(path.join(files.root, "data")).map((slug) => `/press/${slug}/`),
  ];
  return new Map(paths.map((page) => [page, anchors[page] ?? []]));
}
