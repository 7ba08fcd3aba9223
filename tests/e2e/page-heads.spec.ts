import fs from "node:fs";
import { expect, test } from "@playwright/test";
import site from "../../data/site.json";
import { defaultLocale, locales } from "@/config/languages";
import { formerTexts } from "@/gatsby/data/former-texts";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";
import { builtPages, type BuiltPage } from "../helpers/built-pages";

const hiddenPaths = [
  "/404/",
  "/500/",
  "/deneme/",
  "/onboarding/",
  ...formerTexts("data").map(({ path }) => path),
];
const isHidden = ({ path }: BuiltPage) => hiddenPaths.includes(pathWithoutLocale(path));
const pages = builtPages();
const shown = pages.filter((page) => !isHidden(page));

/** Returns pages that share a text. */
function repeated(texts: [string, string | undefined][]) {
  const places = new Map<string | undefined, string[]>();
  for (const [path, text] of texts) places.set(text, [...(places.get(text) ?? []), path]);
  return [...places].filter(([, paths]) => paths.length > 1);
}

/** Reports whether a text fills the space in search results without being cut off. */
const fits = (length: number, min: number, max: number) => length >= min && length <= max;

test("public pages have a unique title and description that search results show in full", () => {
  expect(shown.length).toBeGreaterThan(30);
  expect(repeated(shown.map((page) => [page.path, page.title]))).toEqual([]);
  expect(repeated(shown.map((page) => [page.path, page.meta("description")]))).toEqual([]);
  const lengths = shown.map((page) => ({
    path: page.path,
    title: page.title.length,
    description: page.meta("description")?.length ?? 0,
  }));
  expect(lengths.filter(({ title }) => !fits(title, 30, 60))).toEqual([]);
  expect(lengths.filter(({ description }) => !fits(description, 110, 160))).toEqual([]);
});

test("pages declare their canonical URL and their translations", () => {
  for (const page of shown) {
    const original = pathWithoutLocale(page.path);
    const address = (locale: (typeof locales)[number]) => site.url + localizedPath(locale, original);
    expect(page.links("canonical").map(({ href }) => href)).toEqual([site.url + page.path]);
    const alternates = page.links("alternate").filter(({ hreflang }) => hreflang !== "");
    expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      ...Object.fromEntries(locales.map((locale) => [locale, address(locale)])),
      "x-default": address(defaultLocale),
    });
    expect(page.meta("robots"), page.path).toBeUndefined();
    expect(page.meta("og:url")).toBe(site.url + page.path);
  }
});

test("the onboarding, error pages, the test page and superseded legal texts are noindex", () => {
  const hidden = pages.filter(isHidden);
  expect(new Set(hidden.map(({ path }) => pathWithoutLocale(path)))).toEqual(new Set(hiddenPaths));
  for (const page of hidden) {
    expect(page.meta("robots"), page.path).toBe("noindex");
    expect(page.links("canonical")).toEqual([]);
    expect(page.jsonLd).toEqual([]);
  }
});

test("every page links to the feed in its language", () => {
  for (const page of pages) {
    const feeds = page.links("alternate").filter(({ type }) => type === "application/atom+xml");
    const path = localizedPath(localeOfPath(page.path), "/press/feed.xml");
    expect(
      feeds.map(({ href }) => href),
      page.path,
    ).toEqual([path]);
  }
});

test("metadata precedes the styles, within the first 8 kB", () => {
  const read = [
    "<title",
    'name="description"',
    'property="og:title"',
    'property="og:image"',
    'rel="canonical"',
  ];
  for (const { path } of shown) {
    const html = fs.readFileSync(`public${path}index.html`, "utf8");
    const first = Buffer.from(html.split("<style")[0] ?? "")
      .subarray(0, 8_000)
      .toString();
    expect(
      read.filter((part) => !first.includes(part)),
      path,
    ).toEqual([]);
  }
});

test("articles have publication and modification times with a time zone", () => {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
  const articles = shown.filter((page) => page.meta("og:type") === "article");
  expect(articles.length).toBeGreaterThan(10);
  const isOfPress = ({ path }: BuiltPage) => /\/press\/[^/]+\/$/.test(path);
  for (const page of articles.filter(isOfPress)) {
    const [published = "", modified = ""] = ["published", "modified"].map((time) =>
      page.meta(`article:${time}_time`),
    );
    expect([published, modified], page.path).toEqual([
      expect.stringMatching(moment),
      expect.stringMatching(moment),
    ]);
    expect(modified >= published).toBe(true);
    const [facts = ""] = page.jsonLd;
    expect(facts).toContain(`"datePublished":"${published}","dateModified":"${modified}"`);
  }
});

test("automatic phone links and e-mail obfuscation are disabled", () => {
  for (const page of pages) {
    expect(page.meta("format-detection"), page.path).toBe("telephone=no, date=no, address=no, email=no");
    const html = fs.readFileSync(`public${page.path}index.html`, "utf8");
    const hidden = html.replace(/<!--email_off-->[\s\S]*<!--\/email_off-->/, "");
    expect(hidden, page.path).not.toContain('href="mailto:');
  }
});

test("inlined styles start with the layer order; data and unused styles follow the content", () => {
  const [order = ""] = /^@layer .*;/m.exec(fs.readFileSync("src/styles/layers.css", "utf8")) ?? [];
  expect(order).toContain("reset, tokens");
  for (const page of pages) {
    expect(page.links("stylesheet"), page.path).toEqual([]);
    const html = fs.readFileSync(`public${page.path}index.html`, "utf8");
    const [, first = ""] = /<style[^>]*>([^<]*)/.exec(html) ?? [];
    expect(first.replaceAll(/,\s*/g, ", ").startsWith(order), page.path).toBe(true);
    const [seen] = html.split("</footer>");
    expect(seen, page.path).not.toMatch(/ld\+json|gatsby-image-wrapper|name="generator"|rel="sitemap"/);
  }
});
