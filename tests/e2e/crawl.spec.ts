import type { Page } from "@playwright/test";
import siteFacts from "../../data/site.json";
import { defaultLocale, locales } from "@/config/languages";
import { publishedArticleSlugs } from "@/gatsby/data/page-sources";
import { storySlugs } from "@/gatsby/pages/story-pages";
import { localeOfPath, localizedPath } from "@/lib/locale-path";
import { storyPath } from "@/lib/addresses";
import { readPage, untranslated, type PageFacts } from "./page-facts";
import { expect, test } from "./site";

/** Reports whether a page renders its content only with scripts. */
const isClientOnly = (path: string) => /^(\/en)?\/onboarding\//.test(path);

type Crawl = {
  pages: Map<string, PageFacts>;
  /** Problems, one per line. */
  problems: string[];
};

/** Fetches every internal address that is reachable by links from the start pages, each once. */
async function crawl(page: Page, origin: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, PageFacts>();
  const problems: string[] = [];
  const met = new Set(starts);
  const waiting = starts.map((address) => ({ address, from: "the start" }));
  const anchors: { from: string; path: string; id: string }[] = [];

  async function visit({ address, from }: { address: string; from: string }) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    if (response.status() !== 200) {
      problems.push(`${address} (in ${from}) answers ${response.status()}`);
      return;
    }
    if (!response.headers()["content-type"]?.startsWith("text/html")) return;
    const path = new URL(address, origin).pathname;
    const facts = await readPage(page, await response.text());
    pages.set(path, facts);
    for (const written of facts.addresses) {
      const url = new URL(written.replace(siteFacts.url, origin), origin + path);
      if (url.origin !== origin) continue;
      if (url.hash.length > 1)
        anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
      const target = url.pathname + url.search;
      if (met.has(target)) continue;
      met.add(target);
      waiting.push({ address: target, from: path });
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map(visit));
  for (const { from, path, id } of anchors) {
    const target = pages.get(path);
    if (target && !target.ids.includes(id)) problems.push(`${path}#${id} (in ${from}) leads nowhere`);
  }
  return { pages, problems };
}

/** Returns the problems of a single page. */
function judge(path: string, facts: PageFacts, origin: string): string[] {
  const locale = localeOfPath(path);
  const strangers = facts.links.filter((link) => {
    const url = new URL(link, origin + path);
    return url.origin === origin && localeOfPath(url.pathname) !== locale;
  });
  return [
    facts.lang !== locale && `is marked as ${facts.lang}`,
    !facts.title && "has no title",
    !isClientOnly(path) && facts.headings !== 1 && `has ${facts.headings} main headings`,
    facts.emptySections.length > 0 && `has empty sections: ${facts.emptySections.join(", ")}`,
    strangers.length > 0 && `leads to another language: ${strangers.join(", ")}`,
    ...untranslated(facts.words, locale).map((found) => `shows ${found}`),
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${path} ${problem}`);
}

/** Pages of docs/product.md 2, without language prefix. */
const productPages = [
  "/",
  "/about/",
  "/referances/",
  "/contact-us/",
  "/faq/",
  "/privacy-policy/",
  "/useragreement/",
  "/gdpr/",
  "/cookie/",
  "/conditions/",
  "/accessibility/",
  "/solutions/",
  "/channels/",
  "/pricing/",
  "/press/",
  ...publishedArticleSlugs("data").map((slug) => `/press/${slug}/`),
  ...storySlugs("data").map(storyPath),
].flatMap((path) => locales.map((locale) => localizedPath(locale, path)));

test("a crawl from / and /en/ reaches every page, complete and in its language", async ({ page, site }) => {
  const { pages, problems } = await crawl(page, site.url, ["/", "/en/"]);
  const wrong = [...pages].flatMap(([path, facts]) => judge(path, facts, site.url));
  const missed = productPages.filter((path) => !pages.has(path)).map((path) => `${path} is not met`);
  expect([...problems, ...wrong, ...missed]).toEqual([]);
});

test("the sitemap lists exactly the public pages, each with its translations", async ({ page, request }) => {
  const read = async (path: string, selector: string) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    return page.evaluate(
      ({ xml, name }) =>
        [...new DOMParser().parseFromString(xml, "application/xml").getElementsByTagName(name)].map(
          (node) => ({
            text: node.getElementsByTagName("loc")[0]?.textContent ?? "",
            alternates: [...node.getElementsByTagName("xhtml:link")].map((link) => [
              link.getAttribute("hreflang") ?? "",
              link.getAttribute("href") ?? "",
            ]),
          }),
        ),
      { xml: await response.text(), name: selector },
    );
  };
  const maps = await read("/sitemap-index.xml", "sitemap");
  expect(maps.length).toBeGreaterThan(0);
  const urls = (await Promise.all(maps.map(({ text }) => read(new URL(text).pathname, "url")))).flat();

  const listed = urls.map(({ text }) => text.replace(siteFacts.url, ""));
  expect(listed).toEqual(expect.arrayContaining(productPages));
  for (const path of listed)
    expect(path, "is for everyone").not.toMatch(/^(\/en)?\/(404|500|deneme|onboarding|offline)/);
  for (const { text, alternates } of urls) {
    const { pathname } = new URL(text);
    const original = pathname.replace(/^\/en\//, "/");
    const address = (locale: (typeof locales)[number]) => siteFacts.url + localizedPath(locale, original);
    expect(alternates).toEqual([
      ...locales.map((locale) => [locale, address(locale)]),
      ["x-default", address(defaultLocale)],
    ]);
  }
});
