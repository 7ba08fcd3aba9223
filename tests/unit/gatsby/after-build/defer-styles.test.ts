import { describe, expect, it } from "vitest";
import { deferStyles, divideStyles } from "@/gatsby/after-build/defer-styles";
import { HtmlPage } from "@/gatsby/after-build/html-page";

describe("dividing a style sheet", () => {
  const used = new Set(["aA"]);

  it("takes what names a class in use, and what names none, in its order", () => {
    const first =
      '@layer reset, ui;@font-face{font-family:"A}"}@layer ui{.aA{color:red}.aB{color:blue}}@layer base{html:not([data-x]){margin:0}}';
    const rest = "@layer ui{.aC{top:0}@media (min-width:1px){.aC:hover>.aD{top:1px}}}";
    expect(divideStyles(first + rest, used)).toEqual({ first, rest });
    expect(divideStyles(rest + first, used)).toEqual({ first, rest });
  });

  it("finds a class in a condition, beside others and in a list", () => {
    for (const rule of ["@media print{.aA{top:0}}", ".aC.aA{top:0}", ".aC,.aD>.aA:hover{top:0}"])
      expect(divideStyles(`@layer ui{${rule}}`, used).rest, rule).toBe("");
    expect(divideStyles("@layer ui{.aAB{top:0}}", used).first).toBe("");
  });
});

describe("a page with long styles", () => {
  const module = (name: string) => `@layer ui{.${name}{background:url(/${"x".repeat(20_000)})}}`;
  const html = (styles: string, end: string) =>
    `<head><style data-href="/a.css">${styles}</style></head>` +
    `<body class="body"><main><section><h1 class="aA b">1</h1>${end}</section><section><p class="aC">2</p></section></main></body>`;
  const deferred = (source: string) => {
    const page = new HtmlPage("a/index.html", source);
    deferStyles(page);
    return page.toString();
  };

  it("has those of what comes later at the end of its first section", () => {
    expect(deferred(html(module("aA") + module("aC"), ""))).toBe(
      html(module("aA"), `<style data-rest="">${module("aC")}</style>`),
    );
  });

  it("stays as it is where it was finished before, where its styles are short, and where it has no section", () => {
    for (const page of [
      html(module("aA") + module("aC"), '<style data-rest=""></style>'),
      html(module("aC"), ""),
      `<style data-href="/a.css">${module("aA") + module("aC")}</style><p></p>`,
    ])
      expect(deferred(page)).toBe(page);
  });
});
