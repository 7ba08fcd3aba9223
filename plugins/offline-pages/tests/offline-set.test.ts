import { describe, expect, it } from "vitest";
import type { KeptPage } from "../kept-page";
import { offlineSet, onboardingSet, type KeepableSite } from "../offline-set";

const page = (path: string, more: Partial<KeptPage> = {}): KeptPage => ({
  path,
  isIndexed: true,
  shownFiles: ["/a.css"],
  scripts: ["/app.js"],
  ...more,
});
const chunks = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const site = (pages: KeptPage[], more: Partial<KeepableSite> = {}): KeepableSite => ({
  pages,
  groups: {
    "component-x": chunks("page.js", "page.css", "page.js.map"),
    "lazy-search": chunks("search.js", "search.js.map"),
    "lazy-tr-strings": chunks("tr.js"),
    "lazy-en-strings": chunks("en.js"),
    "onboarding-screens": chunks("screens.js"),
    "onboarding-tr-scenes": chunks("turkish.js"),
    "onboarding-en-scenes": chunks("english.js"),
  },
  chunkOf: () => "component-x",
  hasFile: () => true,
  ...more,
});
const pagesOf = (pages: KeptPage[], locale: "tr" | "en" = "tr") => offlineSet(site(pages), locale, 60).pages;

describe("offline set for a language", () => {
  it("the offline set contains the language's pages, shortest path first", () => {
    const pages = [page("/pricing/"), page("/en/faq/"), page("/")];
    expect(pagesOf(pages)).toEqual(["/", "/pricing/"]);
    expect(pagesOf(pages, "en")).toEqual(["/en/faq/"]);
  });

  it("the offline set excludes unlisted pages, the onboarding, the empty shell and error documents", () => {
    const others = ["/onboarding/", "/offline-plugin-app-shell-fallback/", "/404.html"];
    expect(pagesOf([page("/deneme/", { isIndexed: false }), ...others.map((path) => page(path))])).toEqual(
      [],
    );
  });

  it("the offline set contains each file once, without source maps, style chunks or other languages' strings", () => {
    expect(offlineSet(site([page("/"), page("/faq/")]), "tr", 60).files).toEqual([
      "/app.js",
      "/page.js",
      "/page-data/index/page-data.json",
      "/page-data/app-data.json",
      "/a.css",
      "/page-data/faq/page-data.json",
      "/search.js",
      "/tr.js",
      "/search-index/tr.json",
    ]);
  });

  it("the offline set has no search index if the site has none", () => {
    const { files } = offlineSet(site([page("/")], { hasFile: () => false }), "tr", 60);
    expect(files).not.toContain("/search-index/tr.json");
  });

  it("the offline set contains no more pages than the maximum", () => {
    const many = Array.from({ length: 80 }, (_, index) => page(`/press/${index}/`));
    expect(pagesOf(many)).toHaveLength(60);
  });
});

describe("offline set for the onboarding", () => {
  it("the onboarding's offline set cannot be built if the page has no scripts", () => {
    expect(() => onboardingSet(site([page("/onboarding/", { scripts: [] })]), "tr")).toThrow("/onboarding/");
  });
});
