import { describe, expect, it } from "vitest";
import { logoSymbol } from "@/gatsby/schema/logo-sprite";

const drawing = `<?xml version="1.0"?><!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60" width="160" height="60">
  <defs><linearGradient id="a"><stop offset="0" stop-color="#123456"/><stop offset="1" stop-color="#abcdef"/></linearGradient></defs>
  <path fill="url(#a)" d="M 10.04321 10.04321 L 20.0 10.04321 L 20.0 20.0 Z"/>
</svg>`;

describe("logoSymbol", () => {
  it("keeps the drawing's own coordinates and stands under its id", () => {
    expect(logoSymbol("pinar", drawing)).toMatch(/^<symbol id="pinar" viewBox="0 0 160 60">.*<\/symbol>$/s);
  });

  it("leaves out comments and digits that nobody sees", () => {
    const symbol = logoSymbol("pinar", drawing);
    expect(symbol).not.toContain("drawn by hand");
    expect(symbol).not.toContain("10.04321");
  });

  it("makes the ids inside a drawing its own", () => {
    const [, id] = /url\(#([^)]+)\)/.exec(logoSymbol("pinar", drawing)) ?? [];
    const [, other] = /url\(#([^)]+)\)/.exec(logoSymbol("deniz", drawing)) ?? [];
    expect(id).toMatch(/^pinar/);
    expect(other).toMatch(/^deniz/);
    expect(logoSymbol("pinar", drawing)).toContain(`id="${id}"`);
  });
});
