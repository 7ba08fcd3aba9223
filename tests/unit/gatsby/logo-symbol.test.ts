import { describe, expect, it } from "vitest";
import { logoSymbol } from "@/gatsby/schema/logo-sprite";

const drawing = `<?xml version="1.0"?><!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60" width="160" height="60">
  <defs><linearGradient id="a"><stop offset="0" stop-color="#123456"/><stop offset="1" stop-color="#abcdef"/></linearGradient></defs>
  <path fill="url(#a)" d="M 10.04321 10.04321 L 20.0 10.04321 L 20.0 20.0 Z"/>
</svg>`;

const plain = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60">${shapes}</svg>`;

describe("logoSymbol()", () => {
  it("an SVG's coordinates are scaled up and rounded to integers", () => {
    const symbol = logoSymbol("a", plain('<path d="M10.1 10.2h20.3v5.7z"/>'));
    expect(symbol).toBe('<symbol id="a" viewBox="0 0 528 198"><path d="M33 34h67v18z"/></symbol>');
  });

  it("a group's translate() offset is scaled with its shapes", () => {
    const symbol = logoSymbol(
      "a",
      plain('<g transform="translate(6 6)"><circle r="4.3"/><path d="M1 1h9v2z"/></g>'),
    );
    expect(symbol).toContain("translate(19.8 19.8)");
    expect(symbol).toMatch(/<circle r="4.3" transform="scale\(3.3\)"\/><path d="M3 3h30v7z"\/>/);
  });

  it("the coordinates of a rotated group are kept", () => {
    const turned = '<g transform="rotate(20)"><circle r="4.3" cx="9"/><path d="M1.2 1h9v2z"/></g>';
    expect(logoSymbol("a", plain(turned))).toMatch(/viewBox="0 0 160 60".*rotate\(20\).*d="M1.2 1h9v2z"/);
  });

  it("the coordinates of a path with a gradient are kept, and the symbol has the given id", () => {
    expect(logoSymbol("pinar", drawing)).toMatch(/^<symbol id="pinar" viewBox="0 0 160 60">.*<\/symbol>$/s);
  });

  it("comments and insignificant digits are removed", () => {
    const symbol = logoSymbol("pinar", drawing);
    expect(symbol).not.toContain("drawn by hand");
    expect(symbol).not.toContain("10.04321");
  });

  it("the ids inside an SVG are made unique", () => {
    const [, id] = /url\(#([^)]+)\)/.exec(logoSymbol("pinar", drawing)) ?? [];
    const [, other] = /url\(#([^)]+)\)/.exec(logoSymbol("deniz", drawing)) ?? [];
    expect(id).toMatch(/^pinar/);
    expect(other).toMatch(/^deniz/);
    expect(logoSymbol("pinar", drawing)).toContain(`id="${id}"`);
  });
});
