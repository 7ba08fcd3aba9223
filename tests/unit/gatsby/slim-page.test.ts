import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Check, Play, type LucideIcon, type LucideProps } from "lucide-react";
import { describe, expect, it } from "vitest";
import { slimPage } from "@/gatsby/slim-page";

const icon = (shape: LucideIcon, props: LucideProps) =>
  slimPage(renderToStaticMarkup(createElement(shape, props)));

describe("slimPage", () => {
  it("leaves an icon its size, its own attributes and the class that the styles know", () => {
    const html = icon(Check, { size: 18, strokeWidth: 3, className: "aB" });
    expect(html).toMatch(
      /^<svg width="18" height="18" viewBox="0 0 24 24" stroke-width="3" class="lucide aB"/,
    );
    expect(html).toContain("<path ");
    expect(icon(Play, { fill: "currentColor" })).toMatch(/^<svg [^>]*fill="currentColor"/);
    expect(icon(Play, {})).not.toMatch(/stroke|fill|xmlns/);
  });

  it("leaves other drawings alone", () => {
    const drawing =
      '<svg viewBox="0 0 4 4" fill="none" stroke="currentColor"><path stroke-width="2" d="M0 0h4"/></svg>';
    expect(slimPage(drawing)).toBe(drawing);
  });

  it("drops words to browsers and tools that are gone, and keeps the others", () => {
    const viewport =
      '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>';
    const gone =
      '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby"/>';
    const kept = '<meta name="description" content="Metin"/>';
    expect(slimPage(viewport + gone + kept)).toBe(
      `<meta name="viewport" content="width=device-width, initial-scale=1"/>${kept}`,
    );
  });
});
