import { describe, expect, it } from "vitest";
import { sitemapOptions } from "@/gatsby/sitemap-options";

const { resolvePages, serialize } = sitemapOptions("https://marka.example");

const page = (path: string, originalPath?: string, language = "tr") => ({
  path,
  pageContext: originalPath === undefined ? null : { language, i18n: { originalPath } },
});

const listed = [page("/", "/"), page("/en/", "/", "en"), page("/press/bthaber/", "/press/bthaber/")];

const unlisted = [
  page("/404.html", "/404.html"),
  page("/404/", "/404/"),
  page("/en/404/", "/404/", "en"),
  page("/500/", "/500/"),
  page("/deneme/", "/deneme/"),
  page("/onboarding/", "/onboarding/"),
  page("/en/onboarding/", "/onboarding/", "en"),
  page("/offline-plugin-app-shell-fallback/", "/offline-plugin-app-shell-fallback/"),
  page("/en/en/pricing/", "/pricing/", "en"),
  page("/dev-404-page/"),
];

describe("the sitemap", () => {
  it("lists what is for everyone, and nothing else", () => {
    expect(resolvePages({ allSitePage: { nodes: [...unlisted, ...listed] } })).toEqual(listed);
  });

  it.each([page("/pricing/", "/pricing/"), page("/en/pricing/", "/pricing/", "en")])(
    "names the other languages of $path",
    (node) => {
      expect(serialize(node)).toEqual({
        url: node.path,
        links: [
          { lang: "tr", url: "https://marka.example/pricing/" },
          { lang: "en", url: "https://marka.example/en/pricing/" },
          { lang: "x-default", url: "https://marka.example/pricing/" },
        ],
      });
    },
  );
});
