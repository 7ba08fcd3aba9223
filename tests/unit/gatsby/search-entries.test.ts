import { describe, expect, it } from "vitest";
import { existingAddress, legalEntries, summaryOf, textOf } from "@/gatsby/search/search-entries";

describe("search entries", () => {
  it("reads the text of HTML", () => {
    expect(textOf("<p>Ürün &amp; <b>sepet</b>\n gönderin</p>")).toBe("Ürün & sepet gönderin");
  });

  it("cuts a summary between words", () => {
    expect(summaryOf("Ortak gelen kutusu", 12)).toBe("Ortak gelen…");
    expect(summaryOf("Ortak gelen", 12)).toBe("Ortak gelen");
  });

  it("takes the first address that exists, anchor included", () => {
    const pricing = { path: "/pricing/", title: "Fiyatlar", description: "", ids: new Set(["rules"]) };
    const pages = new Map([["/pricing/", pricing]]);
    expect(existingAddress(["", "/solutions/#a", "/pricing/#none", "/pricing/#rules"], pages)).toBe(
      "/pricing/#rules",
    );
    expect(existingAddress(["/pricing/#none", "/pricing/"], pages)).toBe("/pricing/");
    expect(existingAddress(["/nowhere/"], pages)).toBe("/");
  });

  it("makes an entry of every chapter of a legal text", () => {
    const html = `<p>Giriş</p><h2 id="1-veri">1. Veri &amp; amaç</h2><p>Adınız.</p><h2 id="2-haklar">2. Haklar</h2><ul><li>Bilgi</li></ul>`;
    expect(legalEntries("gdpr", "KVKK", html)).toMatchObject([
      { id: "legal:gdpr#1-veri", url: "/gdpr/#1-veri", title: "KVKK: Veri & amaç", text: "Adınız." },
      { id: "legal:gdpr#2-haklar", url: "/gdpr/#2-haklar", title: "KVKK: Haklar", text: "Bilgi" },
    ]);
  });
});
