import fs from "node:fs";
import { expect, test } from "@playwright/test";
import constants from "../../data/constants.json";
import faq from "../../data/faq.json";
import site from "../../data/site.json";
import { locales } from "@/config/languages";
import { formerTexts } from "@/gatsby/data/former-texts";
import { publishedArticleSlugs } from "@/gatsby/data/page-sources";
import { interpolate } from "@/gatsby/data/interpolate";
import { placeholderValues } from "@/gatsby/data/placeholder-values";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";
import { unmarked } from "@/lib/marked-text";
import { builtPages } from "../helpers/built-pages";
import { problemsOfNode } from "../helpers/structured-data-schemas";

type Node = Record<string, unknown> & { "@type": string };

const hidden = ["/404/", "/500/", "/deneme/", "/onboarding/", ...formerTexts("data").map(({ path }) => path)];
const pages = builtPages().filter(({ path }) => !hidden.includes(pathWithoutLocale(path)));
const nodes = new Map(
  pages.map(({ path, jsonLd }) => [
    path,
    jsonLd.flatMap((text) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]),
  ]),
);
const nodeOf = (path: string, type: string) =>
  nodes.get(path)?.find((node) => node["@type"] === type) as Record<string, never> | undefined;
const values = placeholderValues(constants, site);

test("every page has complete structured data that uses only known schema.org terms", () => {
  const problems = [...nodes].flatMap(([path, found]) => [
    ...(found.length === 0 ? [`${path} says nothing`] : []),
    ...found.flatMap(problemsOfNode).map((problem) => `${path} ${problem}`),
  ]);
  expect(problems).toEqual([]);
});

test("breadcrumbs link to existing pages and end with the page itself", () => {
  for (const [path] of nodes) {
    const list = nodeOf(path, "BreadcrumbList") as
      { itemListElement: { position: number; item: string }[] } | undefined;
    if (pathWithoutLocale(path) === "/") {
      expect(list).toBeUndefined();
      continue;
    }
    const items = list?.itemListElement ?? [];
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    expect(items[0]?.item).toBe(site.url + localizedPath(localeOfPath(path), "/"));
    expect(items.at(-1)?.item).toBe(site.url + path);
    for (const { item } of items) expect([...nodes.keys()]).toContain(item.replace(site.url, ""));
  }
});

for (const locale of locales) {
  const at = (path: string) => localizedPath(locale, path);
  const written = (text: { tr: string; en: string }) => interpolate(text[locale], values, locale);

  test(`the home page describes the organisation and the site search, ${locale}`, () => {
    expect(nodeOf(at("/"), "Organization")).toMatchObject({
      name: site.brand,
      legalName: site.legalEntity[locale],
      email: site.email,
      sameAs: site.social.map(({ url }) => url),
    });
    expect(nodeOf(at("/"), "WebSite")).toMatchObject({
      potentialAction: { target: { urlTemplate: `${site.url}${at("/")}?q={search_term_string}` } },
    });
  });

  test(`prices in structured data match the data files, ${locale}`, () => {
    const { offers } = nodeOf(at("/pricing/"), "Service") as unknown as { offers: object[] };
    expect(offers).toMatchObject([
      { name: site.storeBrand, price: constants.storePrice.value, priceCurrency: constants.storePrice.unit },
    ]);
  });

  test(`the FAQ's structured data matches the data file, ${locale}`, () => {
    const { mainEntity } = nodeOf(at("/faq/"), "FAQPage") as unknown as { mainEntity: object[] };
    expect(mainEntity).toEqual(
      faq.map(({ slug, question, answer }) => ({
        "@type": "Question",
        url: `${site.url}${at("/faq/")}#${slug}`,
        name: written(question),
        acceptedAnswer: {
          "@type": "Answer",
          text: answer.map((text) => unmarked(written(text))).join("\n\n"),
        },
      })),
    );
  });

  for (const slug of publishedArticleSlugs("data"))
    test(`the article ${slug} has the date from the data and an existing image, ${locale}`, () => {
      const item = JSON.parse(fs.readFileSync(`data/press/${slug}.json`, "utf8")) as { date: string };
      const node = nodeOf(at(`/press/${slug}/`), "NewsArticle") as unknown as { image: string[] };
      expect(node).toMatchObject({
        datePublished: `${item.date}T00:00:00+03:00`,
        inLanguage: locale,
        mainEntityOfPage: site.url + at(`/press/${slug}/`),
      });
      for (const image of node.image)
        expect(fs.existsSync(`public${image.replace(site.url, "")}`)).toBe(true);
    });
}

test("the company's logo and image files exist", () => {
  const { logo } = nodeOf("/", "Organization") as unknown as { logo: string };
  expect(fs.existsSync(`public${logo.replace(site.url, "")}`)).toBe(true);
});
