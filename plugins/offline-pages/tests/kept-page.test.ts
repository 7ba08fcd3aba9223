import { describe, expect, it } from "vitest";
import { HtmlPage } from "../../shared/html-page";
import { keptPage } from "../kept-page";

const facts = (html: string) => keptPage(new HtmlPage("a/index.html", html), "/a/");

describe("data extracted from a cached page", () => {
  it("a page with noindex is not indexed", () => {
    expect(facts('<meta name="robots" content="noindex, nofollow"/>').isIndexed).toBe(false);
    expect(facts('<meta name="robots" content="all"/>').isIndexed).toBe(true);
  });

  it("selects the smallest image if all are wider than a phone", () => {
    const html = '<picture><source srcset="/b-2000.avif 2000w, /b-1200.avif 1200w"/><img/></picture>';
    expect(facts(html).shownFiles).toEqual(["/b-1200.avif"]);
  });
});
