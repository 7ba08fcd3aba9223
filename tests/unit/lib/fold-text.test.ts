import { describe, expect, it } from "vitest";
import { foldText, matchesQuery } from "@/lib/fold-text";

describe("foldText", () => {
  it.each([
    ["IĞDIR İçin", "igdir icin"],
    ["SİPARİŞ", "siparis"],
    ["Kâr", "kar"],
    ["Instagram", "instagram"],
  ])("%s becomes %s", (text, expected) => expect(foldText(text)).toBe(expected));
});

describe("matchesQuery", () => {
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
  ])("%s / %s: %s", (text, query, expected) => expect(matchesQuery(text, query)).toBe(expected));
});
