import { describe, expect, it } from "vitest";
import { sitemapOptions } from "@/gatsby/feeds/sitemap-options";

const { resolvePages, serialize } = sitemapOptions("https://marka.example");

const page = (path: string, originalPath?: string, language = "tr") => ({
  path,
  pageContext: originalPath === undefined ? null : { language, i18n: { originalPath } },
});

const undated = { allPressItem: { nodes: [] }, allMarkdownRemark: { nodes: [] } };

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
  {
    path: "/gdpr/1.0/",
    pageContext: { language: "tr", i18n: { originalPath: "/gdpr/1.0/" }, formerVersion: "1.0" },
  },
];

describe("pages in the sitemap", () => {
  it("the sitemap includes only public pages", () => {
    expect(resolvePages({ ...undated, allSitePage: { nodes: [...unlisted, ...listed] } })).toEqual(listed);
  });

  it("only press pages and legal texts have a date in the sitemap", () => {
    const nodes = ["/press/", "/en/press/", "/press/bthaber/", "/gdpr/", "/en/gdpr/", "/pricing/"].map(
      (path) => page(path, path.replace(/^\/en/, ""), path.startsWith("/en") ? "en" : "tr"),
    );
    const pages = resolvePages({
      allSitePage: { nodes },
      allPressItem: {
        nodes: [
          { slug: "bthaber", date: "2022-03-01" },
          { slug: "whatsapp", date: "2023-05-16" },
        ],
      },
      allMarkdownRemark: {
        nodes: [
          { fileAbsolutePath: "/x/data/legal/gdpr/tr.md", frontmatter: { effectiveDate: "2026-01-01" } },
          { fileAbsolutePath: "/x/data/legal/gdpr/en.md", frontmatter: { effectiveDate: "2026-02-01" } },
          { fileAbsolutePath: "/x/data/press/articles/bthaber/tr.md", frontmatter: { effectiveDate: null } },
        ],
      },
    });
    expect(pages.map(({ lastmod }) => lastmod)).toEqual([
      "2023-05-16",
      "2023-05-16",
      "2022-03-01",
      "2026-01-01",
      "2026-02-01",
      undefined,
    ]);
    expect(serialize({ ...page("/press/", "/press/"), lastmod: "2023-05-16" })).toMatchObject({
      lastmod: "2023-05-16",
    });
  });
});
