import { describe, expect, it } from "vitest";
import { existingAddress, legalEntries, readPage, summaryOf, textOf } from "@/gatsby/search-entries";

const page = (extra = "") =>
  `<head><title data-gatsby-head="true">Fiyatlar &amp; paketler | Kanalya</title>` +
  `<meta data-gatsby-head="true" name="description" content="Ne kadar?"/>${extra}</head><h2 id="rules">x</h2>`;

describe("search entries", () => {
  it("reads the text of HTML", () => {
    expect(textOf("<p>Ürün &amp; <b>sepet</b>\n gönderin</p>")).toBe("Ürün & sepet gönderin");
  });

  it("cuts a summary between words", () => {
    expect(summaryOf("Ortak gelen kutusu", 12)).toBe("Ortak gelen…");
    expect(summaryOf("Ortak gelen", 12)).toBe("Ortak gelen");
  });

  it("reads a built page: title without the brand, description, anchors", () => {
    expect(readPage("/pricing/", page(), "Kanalya")).toEqual({
      path: "/pricing/",
      title: "Fiyatlar & paketler",
      description: "Ne kadar?",
      ids: new Set(["rules"]),
    });
  });

  it("leaves out what is kept out of search results, and what has no title", () => {
    expect(readPage("/404/", page('<meta name="robots" content="noindex"/>'), "Kanalya")).toBeNull();
    expect(readPage("/x/", "<head></head>", "Kanalya")).toBeNull();
  });

  it("takes the first address that exists, anchor included", () => {
    const pricing = readPage("/pricing/", page(), "Kanalya");
    const pages = new Map(pricing ? [["/pricing/", pricing]] : []);
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
