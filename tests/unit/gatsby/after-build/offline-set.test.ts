import { describe, expect, it } from "vitest";
import type { FinishedPage } from "@/gatsby/after-build/finish-pages";
import { offlineSet, onboardingSet } from "@/gatsby/after-build/offline-set";

const page = (path: string, more: Partial<FinishedPage> = {}): FinishedPage => ({
  path,
  isIndexed: true,
  shownFiles: ["/a.css"],
  scripts: [],
  prefetched: ["/app.js", "/app.js.map"],
  ...more,
});
const chunks = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const groups = {
  app: chunks("app.js"),
  "lazy-search": chunks("search.js", "search.js.map"),
  "lazy-tr-strings": chunks("tr.js"),
  "lazy-en-strings": chunks("en.js"),
};

describe("the offline set of a language", () => {
  it("keeps its pages, the shortest addresses first", () => {
    expect(offlineSet([page("/pricing/"), page("/en/faq/"), page("/")], "tr", {}).pages).toEqual([
      "/",
      "/pricing/",
    ]);
    expect(offlineSet([page("/pricing/"), page("/en/faq/")], "en", {}).pages).toEqual(["/en/faq/"]);
  });

  it("leaves out pages that are not listed, that need the framework, and error documents", () => {
    const left = [
      page("/deneme/", { isIndexed: false }),
      page("/onboarding/", { prefetched: [] }),
      page("/404.html"),
    ];
    expect(offlineSet(left, "tr", {}).pages).toEqual([]);
  });

  it("keeps each file once, without source maps and strings of other languages", () => {
    expect(offlineSet([page("/"), page("/faq/")], "tr", groups).files).toEqual([
      "/app.js",
      "/a.css",
      "/search.js",
      "/tr.js",
      "/search-index/tr.json",
    ]);
  });

  it("keeps at most 60 pages", () => {
    const many = Array.from({ length: 80 }, (_, index) => page(`/press/${index}/`));
    expect(offlineSet(many, "tr", {}).pages).toHaveLength(60);
  });
});

describe("the offline set of the onboarding", () => {
  const onboarding = page("/en/onboarding/", { scripts: ["/framework.js"], prefetched: [] });
  const chunksOfScreens = {
    ...groups,
    "onboarding-screens": chunks("screens.js"),
    "onboarding-tr-scenes": chunks("turkish.js"),
    "onboarding-en-scenes": chunks("english.js"),
    "component-x": chunks("page.js"),
  };

  it("keeps its page, its scripts, its chunks, the strings of its language and its data", () => {
    expect(onboardingSet([onboarding], "en", chunksOfScreens, "component-x")).toEqual({
      pages: ["/en/onboarding/"],
      files: [
        "/framework.js",
        "/a.css",
        "/screens.js",
        "/english.js",
        "/page.js",
        "/page-data/en/onboarding/page-data.json",
        "/page-data/app-data.json",
      ],
    });
  });

  it("fails when the page has no scripts", () => {
    expect(() => onboardingSet([page("/onboarding/")], "tr", groups, "x")).toThrow("/onboarding/");
  });
});
