import { describe, expect, it } from "vitest";
import { sectionEntries, searchEntries, summaryOf, textOf } from "../search-entries";

const pricing = { title: "Fiyatlar", description: "Ne kadar?", labels: "", ids: new Set(["rules"]) };
const pages = new Map([["/pricing/", pricing]]);
const text = { id: "gdpr", kind: "legal" as const, title: "KVKK", more: [], addresses: ["/gdpr/"] };

describe("entries of the search index", () => {
  it("textOf() extracts the text from HTML", () => {
    expect(textOf("<p>Ürün &amp; <b>sepet</b>\n gönderin</p>")).toBe("Ürün & sepet gönderin");
  });

  it("truncates a summary between words", () => {
    expect(summaryOf("Ortak gelen kutusu", 12)).toBe("Ortak gelen…");
    expect(summaryOf("Ortak gelen", 12)).toBe("Ortak gelen");
  });

  it("creates an entry for each section of a long text", () => {
    const html = `<p>Giriş</p><h2 id="1-veri">1. Veri &amp; amaç</h2><p>Adınız.</p><h2 id="2-haklar">2. Haklar</h2><ul><li>Bilgi</li></ul>`;
    expect(sectionEntries({ ...text, lead: html, isHtml: true }, "/gdpr/")).toMatchObject([
      { id: "legal:gdpr#1-veri", url: "/gdpr/#1-veri", title: "KVKK: Veri & amaç", text: "Adınız." },
      { id: "legal:gdpr#2-haklar", url: "/gdpr/#2-haklar", title: "KVKK: Haklar", text: "Bilgi" },
    ]);
  });

  it("lists each URL once, and skips long texts without a page", () => {
    const question = { ...text, kind: "faq" as const, lead: "Kurallar", addresses: ["/pricing/#rules"] };
    const long = { ...text, lead: "<h2 id='a'>A</h2>", isHtml: true };
    const urls = (content: Parameters<typeof searchEntries>[0]) =>
      searchEntries(content, pages).map(({ id, url }) => [id, url]);
    expect(urls([question, long])).toEqual([
      ["faq:gdpr", "/pricing/#rules"],
      ["page:/pricing/", "/pricing/"],
    ]);
    expect(urls([{ ...question, addresses: ["/pricing/"] }])).toEqual([["faq:gdpr", "/pricing/"]]);
  });
});
