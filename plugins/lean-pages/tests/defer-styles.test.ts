import { describe, expect, it } from "vitest";
import { deferStyles, divideStyles } from "../defer-styles";
import { HtmlPage } from "../../shared/html-page";

describe("splitting a style sheet", () => {
  const used = new Set(["aA"]);

  it("puts CSS modules with used classes, and rules without classes, first in their original order", () => {
    const first =
      '@layer reset, ui;@font-face{font-family:"A"}@layer ui{.aC{top:0}@media (width > 1px){.aA{color:red}}}@layer base{html:not([data-x]){margin:0}}';
    const rest = "@layer ui{.aC{top:0}@media (min-width:1px){.aAB:hover>.aD{top:1px}}}";
    expect(divideStyles(first + rest, used)).toEqual({ first, rest });
    expect(divideStyles(rest + first, used)).toEqual({ first, rest });
  });
});

it("puts a module's print and forced-colours rules last", () => {
  const [print, forced] = ["@media print{.aA{top:1px}}", "@media (forced-colors:active){.aA{top:2px}}"];
  expect(divideStyles(`@layer ui{${print}.aA{top:0}${forced}}`, new Set(["aA"]))).toEqual({
    first: "@layer ui{.aA{top:0}}",
    rest: `@layer ui{${print}${forced}}`,
  });
});

describe("deferring styles on a page with a large style sheet", () => {
  const module = (name: string) => `@layer ui{.${name}{background:url(/${"x".repeat(12_000)})}}`;
  const html = (styles: string, end: string) =>
    `<head><style data-href="/a.css">${styles}</style></head>` +
    `<body class="body"><main><section><h1 class="aA b">1</h1>${end}</section><section><p class="aC">2</p></section></main></body>`;
  const deferred = (source: string) => {
    const page = new HtmlPage("a/index.html", source);
    deferStyles(page);
    return page.toString();
  };

  it("moves styles of later sections to the end of the first section", () => {
    expect(deferred(html(module("aA") + module("aC"), ""))).toBe(
      html(module("aA"), `<style data-rest="">${module("aC")}</style>`),
    );
  });

  it("moves the styles of closed dialogs to the end of the first section", () => {
    const source = (dialog: string) =>
      html(module("aA") + module("aC"), "").replace("<main>", `${dialog}<main>`);
    expect(deferred(source('<dialog><p class="aC"></p></dialog>'))).toContain('<style data-rest="">@layer');
    expect(deferred(source('<dialog open><p class="aC"></p></dialog>'))).toContain(
      '<style data-rest=""></style>',
    );
  });

  it("leaves a page unchanged if it is already processed, has short styles or has no section", () => {
    for (const page of [
      html(module("aA") + module("aC"), '<style data-rest=""></style>'),
      html(module("aC"), ""),
      `<style data-href="/a.css">${module("aA") + module("aC")}</style><p></p>`,
    ])
      expect(deferred(page)).toBe(page);
  });
});
