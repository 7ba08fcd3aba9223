import { describe, expect, it } from "vitest";
import { deferStyles, divideStyles } from "../defer-styles";
import { HtmlPage } from "../../shared/html-page";

describe("dividing a style sheet", () => {
  const used = new Set(["aA"]);

  it("takes first what needs no other class, and what has none, in its order", () => {
    const first =
      '@layer reset, ui;@font-face{font-family:"A"}@layer ui{.aA{color:red}@keyframes a{to{top:0}}}@layer base{html:not([data-x]){margin:0}}';
    const rest = "@layer ui{.aC{top:0}@media (min-width:1px){.aC:hover>.aD{top:1px}}}";
    expect(divideStyles(first + rest, used)).toEqual({ first, rest });
    expect(divideStyles(rest + first, used)).toEqual({ first, rest });
  });

  it("divides a module by its rules", () => {
    expect(
      divideStyles("@layer ui{.aC{top:0}.aA{color:red}@media print{.aC{color:blue}}.aA>.aC{top:1px}}", used),
    ).toEqual({
      first: "@layer ui{.aA{color:red}}",
      rest: "@layer ui{.aC{top:0}@media print{.aC{color:blue}}.aA>.aC{top:1px}}",
    });
  });

  it.each([
    ["the same property", ".aC{color:blue}.aA{color:red}"],
    ["a shorthand of it", ".aC{border-color:blue}.aA{border:0}"],
    ["a part of it", ".aC{padding:0}.aA{padding-inline:1px}"],
    ["the line height that a font sets", ".aC{line-height:1}.aA{font:inherit}"],
    ["what another name sets", ".aC{justify-items:end}.aA{place-items:center}"],
    ["the same custom property", ".aC{--a:1}.aA{--a:2}"],
    ["the same at another width", ".aC{top:0}@media (width>1px){.aA{top:1px}}"],
    ["the same under a condition", ".aC{top:0}:not(.aD){top:1px}"],
    ["the same under one of several", ".aC:hover{top:0}.aA:not(.aD,.aE .aF){top:1px}"],
    ["the same in a list", ".aC:hover{top:0}.aA,.aA.aA{top:1px}"],
  ])("leaves a rule before a later one that sets %s, which is to win", (_, rules) => {
    expect(divideStyles(`@layer ui{${rules}}`, used)).toEqual({ first: `@layer ui{${rules}}`, rest: "" });
  });

  it.each([
    ["weighs more", "p .aC{top:0}", ".aA{top:1px}"],
    ["weighs more by a condition", ".aC{top:0}", ".aA:not(.aD){top:1px}"],
    ["weighs less", ".aC{top:0}", '.aA[value="a b"]{top:1px}'],
    ["moves nothing but itself", ".aC{top:0}", "@keyframes a{to{top:1px}}"],
  ])("takes a rule out from before a later one whose subject it shares but that %s", (_, late, first) => {
    expect(divideStyles(`@layer ui{${late}${first}}`, used)).toEqual({
      first: `@layer ui{${first}}`,
      rest: `@layer ui{${late}}`,
    });
  });

  it("finds a class in a condition and in a list, and no other that begins alike", () => {
    for (const rule of ["@media print{.aA{top:0}}", ".aA:not(.aC){top:0}", ".aC,.aA>.aA:hover{top:0}"])
      expect(divideStyles(`@layer ui{${rule}}`, used).rest, rule).toBe("");
    for (const rule of [".aAB{top:0}", ".aC.aA{top:0}"])
      expect(divideStyles(`@layer ui{${rule}}`, used).first, rule).toBe("");
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

  it("has those of a window that is shut there as well", () => {
    const source = (dialog: string) =>
      html(module("aA") + module("aC"), "").replace("<main>", `${dialog}<main>`);
    expect(deferred(source('<dialog><p class="aC"></p></dialog>'))).toContain('<style data-rest="">@layer');
    expect(deferred(source('<dialog open><p class="aC"></p></dialog>'))).toContain(
      '<style data-rest=""></style>',
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
