import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { pressArticleSlugs } from "@/gatsby/pages/press-article-slugs";
import { pressPages, readPressItems } from "@/gatsby/pages/press-pages";
import { dataFilePaths, readData, stringsIn } from "../helpers/data-files";

const slugsOf = (file: string) => readData<{ slug: string }[]>(file).map(({ slug }) => slug);

/** Pages of src/pages, by their file; the home page and the ones no visitor is led to are left out. */
const filePages = fs
  .readdirSync("src/pages")
  .map((file) => file.replace(/\.tsx$/, ""))
  .filter((name) => !["index", "500", "deneme"].includes(name));

/** Pages that exist, without language prefix. */
const pages = [
  "/",
  "/onboarding/customer-information/",
  ...filePages.map((name) => `/${name}/`),
  ...fs.readdirSync("data/legal").map((id) => `/${id}/`),
  ...pressArticleSlugs("data").map((slug) => `/press/${slug}/`),
  ...pressPages(readPressItems("data")).map((page) => page.path),
];

/** Ids on pages that content may lead to. */
const anchors: Record<string, string[]> = {
  "/": ["solutions", "channels", "marketing", "store", "pricing", "press", "faq"],
  "/solutions/": [...slugsOf("solution-groups.json"), ...slugsOf("solutions.json")],
  "/channels/": slugsOf("channels.json"),
  "/gdpr/": ["application"],
};

const known = new Set([
  ...pages,
  ...Object.entries(anchors).flatMap(([page, ids]) => ids.map((id) => `${page}#${id}`)),
]);

describe("links in the content", () => {
  it.each(dataFilePaths(".json"))("lead to pages that exist: %s", (file) => {
    const paths = stringsIn(readData(file)).filter(
      ({ at, text }) => /(href|link)$/.test(at) && text.startsWith("/"),
    );
    expect(paths.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it("leave the site only for inert addresses", () => {
    const outside = dataFilePaths(".json").flatMap((file) =>
      stringsIn(readData(file)).filter(({ text }) => /^https?:/.test(text)),
    );
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter(({ text }) => !new URL(text).hostname.endsWith(".example"))).toEqual([]);
  });

  it.each(dataFilePaths(".md"))("stay in the language of the text: %s", (file) => {
    const prefix = file.endsWith("/en.md") ? "/en" : "";
    const targets = [...fs.readFileSync(`data/${file}`, "utf8").matchAll(/\]\(([^)]+)\)/g)].map(
      ([, to = ""]) => to,
    );
    const allowed = new Set([...known].map((page) => `${prefix}${page}`));
    expect(targets.filter((target) => !allowed.has(target))).toEqual([]);
  });
});
