import { describe, expect, it } from "vitest";
import { HtmlPage } from "../../shared/html-page";
import { keptPage } from "../kept-page";

const facts = (html: string) => keptPage(new HtmlPage("a/index.html", html), "/a/");

describe("cached page", () => {
  it("marks a cached page that is excluded from search engines", () => {
    expect(facts('<meta name="robots" content="noindex, nofollow"/>').isIndexed).toBe(false);
    expect(facts('<meta name="robots" content="all"/>').isIndexed).toBe(true);
  });

  it("lists a page's styles, fonts, icons, drawings and phone-sized images", () => {
    const html =
      '<style data-href="/a.css">@font-face{src:url(/static/f.woff2) format("woff2")}</style>' +
      '<style data-href="/b.css">@font-face{src:url(/fonts/rare.woff2) format("woff2")}</style>' +
      '<picture><source type="image/avif" srcSet="/s-400.avif 400w,/s-800.avif 800w,/s-1600.avif 1600w"/>' +
      '<source type="image/webp" srcSet="/s-400.webp 400w"/><img src="/s.png"/></picture>' +
      '<img src="/flag.svg"/><img src="/photo.png"/><svg><use href="/logos.svg#a"/><use href="#own"/></svg><style data-href="/a.css"></style>';
    expect(facts(html).shownFiles).toEqual([
      "/a.css",
      "/b.css",
      "/static/f.woff2",
      "/s-800.avif",
      "/flag.svg",
      "/logos.svg",
    ]);
  });

  it("lists the framework's scripts, from script tags or from the inline boot script", () => {
    const tags =
      '<script src="/framework-1.js" async=""></script><script src="https://a.example/b.js"></script>';
    expect(facts(tags).scripts).toEqual(["/framework-1.js"]);
    const boot = `<script data-page="/a/">start({"scripts":["/mapping-1.js","/framework-1.js"],"cookie":""})</script>`;
    expect(facts(boot).scripts).toEqual(["/mapping-1.js", "/framework-1.js"]);
  });

  it("selects the smallest image if all are wider than a phone", () => {
    const html = '<picture><source srcset="/b-2000.avif 2000w, /b-1200.avif 1200w"/><img/></picture>';
    expect(facts(html).shownFiles).toEqual(["/b-1200.avif"]);
  });
});
