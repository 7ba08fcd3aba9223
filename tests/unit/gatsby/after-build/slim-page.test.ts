import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Check from "lucide-react/icons/check";
import House from "lucide-react/icons/house";
import Play from "lucide-react/icons/play";
import type { LucideIcon, LucideProps } from "lucide-react";
import { describe, expect, it } from "vitest";
import { HtmlPage } from "@/gatsby/after-build/html-page";
import { moveDataLast, slimPage } from "@/gatsby/after-build/slim-page";

function slim(html: string, isNew = false): string {
  const page = new HtmlPage("a/index.html", html);
  slimPage(page, isNew);
  return page.toString();
}

const icon = (shape: LucideIcon, props: LucideProps) =>
  slim(renderToStaticMarkup(createElement(shape, props)));

const unread = [
  '<meta http-equiv="x-ua-compatible" content="ie=edge"/>',
  '<meta name="generator" content="Gatsby 5"/>',
  '<link rel="sitemap" type="application/xml" href="/sitemap-index.xml"/>',
  "<style>.gatsby-image-wrapper{position:relative}</style>",
  "<noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1}</style></noscript>",
  '<script type="module">const e="undefined"!=typeof HTMLImageElement&&1;</script>',
];

describe("slimming a page", () => {
  it("leaves an icon its size, its own attributes and the class that the styles know", () => {
    const html = icon(Check, { size: 18, strokeWidth: 3, className: "aB" });
    expect(html).toMatch(
      /^<svg width="18" height="18" viewBox="0 0 24 24" stroke-width="3" class="lucide aB"/,
    );
    expect(html).toContain("<path ");
    expect(icon(Play, { fill: "currentColor" })).toMatch(/^<svg [^>]*fill="currentColor"/);
    expect(icon(Play, {})).not.toMatch(/stroke|fill|xmlns/);
  });

  it("leaves nothing of an icon's former names, and so nothing for a second time", () => {
    const named = renderToStaticMarkup(createElement(House, { className: "aB" }));
    expect(named).toContain('class="lucide lucide-house lucide-');
    expect(slim(named)).toContain('class="lucide aB"');
  });

  it("closes the empty parts of drawings within their tags, and no others", () => {
    expect(
      slim('<svg><path d="M0 0>"></path><g></g><use href="#a"><title>b</title></use><rect/></svg><p></p>'),
    ).toBe('<svg><path d="M0 0>"/><g></g><use href="#a"><title>b</title></use><rect/></svg><p></p>');
  });

  it("leaves other drawings alone", () => {
    const drawing =
      '<svg viewBox="0 0 4 4" fill="none" stroke="currentColor"><path stroke-width="2" d="M0 0h4"/></svg>';
    expect(slim(drawing)).toBe(drawing);
  });

  it("takes out what nothing reads, and keeps the rest", () => {
    const viewport =
      '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>';
    const kept = '<meta name="description" content="Metin"/><style>.a{color:red}</style>';
    expect(slim(viewport + unread.join("") + kept, true)).toBe(
      `<meta name="viewport" content="width=device-width, initial-scale=1">${kept.replace("/>", ">")}`,
    );
  });

  it("fails when a page misses one of the parts that are taken out", () => {
    for (const part of unread)
      expect(() => slim(unread.filter((other) => other !== part).join(""))).toThrow("a/index.html: ");
  });

  it("fails when a new page misses all of them, and takes an older one for finished", () => {
    expect(() => slim("<p></p>", true)).toThrow("without styles of gatsby-plugin-image");
    expect(slim("<p></p>")).toBe("<p></p>");
  });
});

describe("data for search engines", () => {
  const data = (type: string) => `<script type="application/ld+json">{"@type":"${type}"}</script>`;
  const moved = (html: string) => {
    const page = new HtmlPage("a/index.html", html);
    moveDataLast(page);
    return page.toString();
  };

  it("stands behind what visitors see, in its order, also when the page is finished again", () => {
    const body = "<body><p>b</p><script>c()</script>";
    const last = `<html><head><i></i></head>${body}${data("A")}${data("B")}</body></html>`;
    expect(moved(`<html><head>${data("A")}<i></i>${data("B")}</head>${body}</body></html>`)).toBe(last);
    expect(moved(last)).toBe(last);
  });
});
