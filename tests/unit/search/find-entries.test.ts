import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { findEntries } from "@/features/search/find-entries";
import { wordsOfPath } from "@/features/search/words-of-path";
import { searchOptions, type SearchEntry, type SearchKind } from "@/lib/search-options";

const entry = (kind: SearchKind, slug: string, title: string, text = ""): SearchEntry => ({
  id: `${kind}:${slug}`,
  kind,
  url: `/${slug}/`,
  title,
  summary: text,
  text,
});

const built = new MiniSearch(searchOptions);
built.addAll([
  entry("page", "pricing", "Fiyatlar", "Mağaza tarifesi ve ek hizmetler"),
  entry("solution", "orders", "Sipariş takibi", "Müşterinizin siparişi nerede, sohbette gösterin."),
  entry("solution", "coupon", "Kampanya kuponu", "Kupon verin."),
  entry("faq", "isir", "Iğdır’a kargo var mı?", "IŞIKLI ŞEHİRLER dâhil her yere."),
  entry("faq", "dm", "DM’den satış", "Taksit ve kapıda ödeme."),
  entry("legal", "gdpr", "KVKK: Haklarınız", "Sipariş ve fiyat verileriniz"),
]);
// Serialised and parsed, as in a browser.
const index = MiniSearch.loadJSON<SearchEntry>(JSON.stringify(built), searchOptions);
const idsOf = (query: string) => findEntries(index, query).flatMap(({ found }) => found.map(({ id }) => id));

describe("findEntries()", () => {
  it.each([
    ["fiy", "page:pricing"],
    ["fiyatlsr", "page:pricing"],
    ["kuponlarımızı", "solution:coupon"],
    ["siparişlerim", "solution:orders"],
  ])("finds %s by a prefix, with a typo or with a suffix", (query, id) => expect(idsOf(query)[0]).toBe(id));

  it("search results match all words in the query, or else some of them", () => {
    expect(idsOf("kupon kampanya")).toEqual(["solution:coupon"]);
    expect(idsOf("taksit kupon")).toEqual(expect.arrayContaining(["faq:dm", "solution:coupon"]));
  });

  it("search results are grouped by type, best match first, with legal texts last", () => {
    const groups = findEntries(index, "sipariş");
    expect(groups.map(({ kind }) => kind)).toEqual(["solution", "legal"]);
    expect(groups[0]?.found[0]?.words).toContain("siparis");
  });

  it.each(["", "   ", "zzzzqqq", "((", "<script>"])("finds nothing for %j", (query) =>
    expect(idsOf(query)).toEqual([]),
  );

  const news = new MiniSearch(searchOptions);
  news.addAll([
    entry("press", "instalments", "Taksit geldi: taksit taksit"),
    entry("press", "easy", "Haberler", "Taksit, taksit, taksit"),
    // Mentions a word more often than any title.
    entry("faq", "late", "Ödeme seçenekleri", "Taksit ".repeat(20)),
    entry("faq", "first", "Bankamın kampanyası bitince bu kartla da taksit yapabilir miyim?", "Evet"),
    entry("faq", "rules", "Nasıl çalışır?", "Havale ve koşullar ".repeat(9)),
    entry("solution", "payment", "Ödeme", "Kapıda taksit"),
    entry("solution", "transfer", "Havale ile ödeme"),
    entry("press", "transfer", "Havale: havale, havale"),
    entry("page", "payments", "Taksit", "Bir sayfa"),
    entry("legal", "terms", "Koşullar", "Taksit taksit taksit"),
  ]);
  it.each([
    ["taksit", ["faq:first", "faq:late", "page:payments", "solution:payment", "press:instalments"]],
    ["havale", ["solution:transfer", "faq:rules", "press:transfer"]],
    ["ödeme", ["faq:late", "solution:payment", "solution:transfer"]],
    ["sayfa", ["page:payments"]],
    ["koşullar", ["legal:terms", "faq:rules"]],
    ["taksit?", ["faq:first", "faq:late", "page:payments"]],
  ])("answers rank before news, and title matches before mentions: %s", (query, ids) => {
    const found = findEntries(news, query).flatMap((group) => group.found.map(({ id }) => id));
    expect(found.slice(0, ids.length)).toEqual(ids);
  });

  const words = new MiniSearch(searchOptions);
  words.addAll([
    entry("faq", "isnt", "Why isn’t it sent?"),
    entry("faq", "mail", "E-posta gelmedi"),
    entry("faq", "email", "My email is lost"),
    entry("faq", "wa", "WhatsApp’ta satış"),
    entry("faq", "cafe", "Café açmak"),
  ]);
  it.each([
    ["isn't", "faq:isnt"],
    ["isnt", "faq:isnt"],
    ["eposta", "faq:mail"],
    ["e‑posta", "faq:mail"],
    ["e-mail", "faq:email"],
    ["WhatsApp'ta", "faq:wa"],
    ["WhatsApp`ta", "faq:wa"],
    ["“satış”?", "faq:wa"],
    ["cafe", "faq:cafe"],
    ["Cafe\u0301", "faq:cafe"],
  ])("finds %s regardless of punctuation", (query, id) => {
    expect(findEntries(words, query)[0]?.found[0]?.id).toBe(id);
  });

  it("search results are limited to six per type", () => {
    const many = new MiniSearch(searchOptions);
    many.addAll(Array.from({ length: 9 }, (_, n) => entry("press", `p${n}`, `Haber ${n}`)));
    expect(findEntries(many, "haber")[0]?.found).toHaveLength(6);
  });
});

describe("wordsOfPath()", () => {
  it.each([
    ["/yardim/whatsapp-sablonlari.html", "whatsapp sablonlari"],
    ["/%C3%B6deme_yollar%C4%B1/", "ödeme yolları"],
    ["/%E0%A4%A/", "E0 A4 A"],
    ["/", ""],
    ["/404/", ""],
    ["/en/404.html", ""],
  ])("extracts the words of %s", (path, words) => expect(wordsOfPath(path)).toBe(words));
});
