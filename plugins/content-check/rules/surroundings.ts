import fs from "node:fs";
import path from "node:path";
import { locales } from "../../../src/config/languages";
import { storyPath } from "../../../src/lib/addresses";
import { sectionIds } from "../../../src/lib/slug";
import { articleAnchors, fixedAnchors, storyAnchors } from "../../../src/gatsby/data/fixed-anchors";
import { formerTexts } from "../../../src/gatsby/data/former-texts";
import type { Constant } from "../../../src/gatsby/data/interpolate";
import { legalTemplates, pressArticleSlugs } from "../../../src/gatsby/data/page-sources";
import { placeholderValues } from "../../../src/gatsby/data/placeholder-values";
import { contentDay, timingOf } from "../../../src/gatsby/data/publishing";
import { readTextFile } from "../../../src/gatsby/data/text-file";
import { readUnits, valueOf, type ContentFiles } from "../content-files";
import { readBrandNames } from "./brand-names";
import { memoiseByText } from "./memoise-by-text";
import type { schemaValidator } from "./schema-validator";

/**
 * Anchors by page path (without language prefix) and by link in data/site.json; null if the anchors are
 * unknown.
 */
type Pages = ReadonlyMap<string, readonly string[] | null>;

/** Published pages that content may link to, all pages, the site's origin, and the current day. */
export type SitePages = { published: Pages; all: Pages; origin: string; day: string };

/** Files in src/pages that content must not link to. */
const notLinked = ["index", "500", "deneme"];

/** Page and anchor prefix of each item with an anchor, keyed by list or folder in `data/`. */
export const itemPrefixes: Readonly<Record<string, string>> = {
  "faq-categories.json": "/faq/#topic-",
  "faq.json": "/faq/#",
  "solution-groups.json": "/solutions/#",
  "solutions.json": "/solutions/#",
  "channels.json": "/channels/#",
  "press/": "/press/#",
  "references/": "/referances/#",
};

/** Returns the addresses of the visible items in a list or folder. */
export const addressesOf = ({ readable }: ContentFiles, name: string, isShown = (_item: unknown) => true) =>
  [...readable]
    .filter(([file]) => (name.endsWith("/") ? file.startsWith(name) : file === name))
    .flatMap(([, { json }]) => json.value as { slug: string } | { slug: string }[])
    .filter(isShown)
    .map(({ slug }) => (name === "stories/" ? storyPath(slug) : `${itemPrefixes[name]}${slug}`));

export const sectionsIn = memoiseByText(sectionIds);

/**
 * Returns the section anchors of a legal text in all languages, because a link opens it in the visitor's
 * language.
 */
const sectionsOf = (root: string, id: string): string[] =>
  locales
    .map((locale) => path.join(root, "data", "legal", id, `${locale}.md`))
    .flatMap((file) => (fs.existsSync(file) ? sectionsIn(readTextFile(file).text) : []));

/** Returns the pages generated from sources and content, limited to published items. */
function pagesOf(files: ContentFiles, isShown: (item: unknown) => boolean): Pages {
  const data = path.join(files.root, "data");
  const addresses = Object.keys(itemPrefixes).flatMap((name) => addressesOf(files, name, isShown));
  const anchorsOf = (page: string) =>
    addresses.filter((one) => one.startsWith(`${page}#`)).map((one) => one.slice(page.length + 1));
  const { links } = valueOf<{ links: object }>(files, "site.json");
  const sources = fs
    .readdirSync(path.join(files.root, "src/pages"))
    .map((file) => file.replace(/\.tsx$/, ""));
  const own = sources.filter((name) => !notLinked.includes(name)).map((name) => `/${name}/`);
  const articles = pressArticleSlugs(data).filter((slug) => isShown(valueOf(files, `press/${slug}.json`)));
  return new Map<string, readonly string[] | null>([
    ...["/", "/onboarding/", "/onboarding/customer-information/", ...own, "/press/"].map(
      (page) => [page, [...(fixedAnchors[page] ?? []), ...anchorsOf(page)]] as const,
    ),
    ...Object.keys(legalTemplates).map(
      (id) => [`/${id}/`, [...(fixedAnchors[`/${id}/`] ?? []), ...sectionsOf(files.root, id)]] as const,
    ),
    ...formerTexts(data).map((text) => [text.path, null] as const),
    ...articles.map((slug) => [`/press/${slug}/`, articleAnchors] as const),
    ...addressesOf(files, "stories/", isShown).map((page) => [page, storyAnchors] as const),
    ...Object.keys(links).map((name) => [`site:${name}`, []] as const),
  ]);
}

/** Returns the pages that an item may link to; unpublished items may link to unpublished pages. */
export const pagesFor = (pages: SitePages, item: unknown): SitePages =>
  timingOf(item, pages.day) === "published" ? pages : { ...pages, published: pages.all };

/** Collects the data about the whole site that text checks need, from files with the required shape. */
export function surroundingsOf(files: ContentFiles, validate: ReturnType<typeof schemaValidator>, now: Date) {
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  const site = valueOf<Record<string, unknown>>(files, "site.json");
  const day = contentDay(now);
  const published = pagesOf(files, (item) => timingOf(item, day) === "published");
  const pages: SitePages = { published, all: pagesOf(files, () => true), origin: String(site.url), day };
  const names = {
    /** All placeholder names that have a value. */
    placeholders: new Set(Object.keys(placeholderValues(constants, site))),
    /** Names of figures; only these may be used with plural forms, `{name: one, many}`. */
    figures: new Set(Object.keys(constants)),
    /** Names of figures that are monetary amounts. */
    prices: new Set(readUnits(files.root).flatMap(([name, unit]) => (unit === "money" ? [name] : []))),
  };
  return { files, validate, names, brands: readBrandNames(files), pages };
}

export type Surroundings = ReturnType<typeof surroundingsOf>;
