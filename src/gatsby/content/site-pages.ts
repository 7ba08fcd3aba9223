import fs from "node:fs";
import path from "node:path";
import { pressArticleSlugs } from "../pages/press-article-slugs";
import { valueOf, type ContentFiles } from "./content-files";

/** Pages that content may lead to, without language prefix, each with its anchors. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

/** Sections of pages that are defined in components. */
const fixedAnchors: Record<string, string[]> = {
  "/": ["solutions", "channels", "marketing", "store", "pricing", "press", "faq"],
  "/gdpr/": ["application"],
};

/** Files of src/pages that are no page a link leads to. */
const notLinked = ["index", "500", "deneme"];

/** Folders below a folder of `data/`; none where it does not exist. */
function foldersIn(root: string, folder: string): string[] {
  const absolute = path.join(root, "data", folder);
  return fs.existsSync(absolute) ? fs.readdirSync(absolute) : [];
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
    ...foldersIn(files.root, "legal").map((id) => `/${id}/`),
    ...pressArticleSlugs(path.join(files.root, "data")).map((slug) => `/press/${slug}/`),
  ];
  return new Map(paths.map((page) => [page, anchors[page] ?? []]));
}
