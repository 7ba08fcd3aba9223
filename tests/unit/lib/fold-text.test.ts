import { describe, expect, it } from "vitest";
import { foldText, matchesQuery, searchWords, withShorterWords } from "@/lib/fold-text";

describe("foldText()", () => {
  it.each([
    ["IĞDIR İçin", "igdir icin"],
    ["SİPARİŞ", "siparis"],
    ["Kâr", "kar"],
    ["Ｉnstagram", "instagram"],
    ["Café RÉSUMÉ", "cafe resume"],
    ["çiçek".normalize("NFD"), "cicek"],
    ["İ\u0307", "i"],
    ["ISIRGAN ısırgan", "isirgan isirgan"],
    ["Ångström ñandú", "angstrom nandu"],
  ])("folds %s to %s", (text, expected) => expect(foldText(text)).toBe(expected));
});

describe("matchesQuery()", () => {
  it.each([
    ["Deneme süresi kaç gün?", "gun deneme", true],
    ["Deneme süresi kaç gün?", "GÜN", true],
    ["Deneme süresi kaç gün?", "ay", false],
    ["Deneme süresi kaç gün?", "deneme ay", false],
    ["Deneme süresi kaç gün?", " deneme   gün ", true],
    ["INSTAGRAM hesabı", "instagram", true],
    ["anything", "  ", true],
    ["gözlüğü".normalize("NFD"), "gözlüğü", true],
    ["Gözlüğü", "GÖZLÜĞÜ".normalize("NFD"), true],
    // Variants of apostrophes, quotes, marks and hyphens.
    ["It isn’t hard", "isn't", true],
    ["It isn’t hard", "isnt", true],
    ["WhatsApp’ta satış", "WhatsApp´ta", true],
    ["WhatsApp’ta satış", "WhatsApp'ta", true],
    ["WhatsApp’ta satış", "WhatsAppta", true],
    ["Is there a trial", "trial?", true],
    ["Numaramı taşıyabilir miyim", "numara?", true],
    ["Ayda 2.500 ileti, 400 GB", "2500 400GB", true],
    ["E-posta ile", "eposta", true],
    ["E-posta ile", "e‑posta", true],
    ["E-posta ile", "e posta", true],
    ["Self service setup", "self-service", true],
    ["Café", "cafe", true],
    ["Cafe", "Café", true],
    ["Kapıda ödeme (nakit/kart)", "kart", true],
    ["Satış", "fiyat’lar", false],
    ["?", "?!", true],
  ])("matchesQuery(%s, %s) is %s", (text, query, expected) =>
    expect(matchesQuery(text, query)).toBe(expected),
  );
});

describe("searchWords()", () => {
  it.each([
    ["WhatsApp'ta “satış” – 7/24!", [["whatsapp", "ta", "whatsappta"], ["satis"], ["7"], ["24"]]],
    ["e-posta", [["e", "posta", "eposta"]]],
    ["  ?! ", []],
  ])("splits %j", (text, words) => expect(searchWords(text)).toEqual(words));
});

describe("withShorterWords()", () => {
  it.each([
    ["kupon", ["kupon", "kupo"]],
    [" kuponum  ne ", ["kuponum ne", "kuponu ne", "kupon ne", "kupo ne"]],
    ["rengi", ["rengi", "renk", "reng"]],
    ["kaç gün", ["kaç gün"]],
    ["", [""]],
  ])("shortens the words of %j", (query, shorter) => expect([...withShorterWords(query)]).toEqual(shorter));
});
