import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { readSources, type Source } from "@/gatsby/bundle/class-names";
import { shortProperties } from "@/gatsby/bundle/custom-properties";

const source = (text: string): Source => ({ file: "src/styles/tokens.css", text });

/** What a build makes of a style sheet, beside which there may be others, and scripts. */
function shorten(css: string, { others = [], scripts = [] }: { others?: string[]; scripts?: string[] } = {}) {
  const { plugin } = shortProperties([css, ...others].map(source), scripts.map(source));
  return postcss([plugin]).process(css, { from: undefined }).css;
}

describe("short custom properties", () => {
  it("have two letters wherever they are named", () => {
    const css =
      ":root { --font-size: clamp(1rem, 2vw, 2rem) } p { font: var(--font-size) serif; --x: calc(var( --font-size ) * 2) }";
    expect(shorten(css)).toBe(
      ":root { --aA: clamp(1rem, 2vw, 2rem) } p { font: var(--aA) serif; --aB: calc(var( --aA ) * 2) }",
    );
  });

  it("are the same in every sheet", () => {
    const tokens = ":root { --ease: cubic-bezier(0, 0, 1, 1) }";
    expect(shorten("a { transition: all 1s var(--ease) }", { others: [tokens] })).toBe(
      "a { transition: all 1s var(--aA) }",
    );
  });

  it("are none where a constant is short: it stands where it is used", () => {
    const css = "@layer tokens { :root { --ink: #14112b; } } p { color: var(--ink); --shade: var(--ink); }";
    expect(shorten(css)).toBe("@layer tokens { :root { } } p { color: #14112b; --aA: #14112b; }");
  });

  it.each([
    ["that changes under a condition", ":root { --a: 1px } @media print { :root { --a: 2px } }"],
    ["that holds under a condition alone", "@media print { :root { --a: 1px } }"],
    ["that a part of the page changes", ":root { --a: 1px } aside { --a: 2px }"],
    ["of a part of the page", "aside { --a: 1px }"],
    ["that follows another", ":root { --a: var(--b) }"],
    ["that may be missing", ":root { --a: 1px } p { margin: var(--a, 0) }"],
    ["that is long", ":root { --a: 123456789px }"],
  ])("keep a value %s", (_, css) => {
    expect(shorten(css)).toBe(css.replaceAll("--a", "--aA").replaceAll("--b", "--b"));
  });

  it("keep a name that a script uses, and its value", () => {
    const css = ":root { --ink: #14112b } p { color: var(--ink) }";
    expect(shorten(css, { scripts: ['<path stroke="var(--ink)" />'] })).toBe(css);
  });

  it("change their version with a name or a constant, and only then", () => {
    const version = (...sheets: string[]) => shortProperties(sheets.map(source), []).version;
    expect(version(":root { --a: 1px }")).toBe(version(":root { --a: 1px } p { margin: 0 }"));
    expect(version(":root { --a: 1px }")).not.toBe(version(":root { --a: 2px }"));
    expect(version("p { --a: 1px }")).not.toBe(version("p { --b: 1px }"));
  });
});

describe("the custom properties of the site", () => {
  const sheets = readSources("src", /\.css$/);
  const scripts = readSources("src", /\.tsx?$/);
  const { plugin } = shortProperties(sheets, scripts);
  const built = sheets
    .map(({ text }) => postcss([plugin]).process(text, { from: undefined }).css)
    .join("\n")
    .replace(/\/\*[^]*?\*\//g, "");
  const named = new Set(scripts.flatMap(({ text }) => text.match(/--[a-z][\w-]*/gi) ?? []));

  it("are declared, or set by a script, where they are used without another value", () => {
    const declared = new Set(
      [...built.matchAll(/(?<=[;{\s])(--[\w-]+)\s*:/g)].map(([, property = ""]) => property),
    );
    const used = [...built.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, property = ""]) => property);
    expect(used.length).toBeGreaterThan(800);
    expect(used.filter((property) => !declared.has(property) && !named.has(property))).toEqual([]);
  });

  it("are named whole by scripts: a name that is put together would not be found", () => {
    const pieces = scripts.flatMap(({ file, text }) =>
      /var\(--[\w-]*\$\{|["'`]--[\w-]*["'`] ?\+/.test(text) ? file : [],
    );
    expect(pieces).toEqual([]);
  });
});
