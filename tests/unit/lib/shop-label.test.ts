import { expect, it, describe } from "vitest";
import { nameOfHandle, shopLabel, toDnsLabel } from "@/lib/shop-label";
import site from "../../../data/site.json";

it.each([
  ["papatya", "papatya"],
  [" papatya ", "papatya"],
  ["papatya.shops.example", "papatya"],
  ["Papatya.Shops.Example", "Papatya"],
  ["papatya.shops.example.", "papatya"],
  ["https://papatya.shops.example", "papatya"],
  ["HTTP://papatya.shops.example/", "papatya"],
  ["//papatya.shops.example", "papatya"],
  ["https://www.papatya.shops.example:443/urunler?a=1#b", "papatya"],
  ["www.shops.example", "www"],
  ["papatya.shops.example/", "papatya"],
  ["İğne.shops.example", "İğne"],
  ["https://papatya/", "papatya"],
  ["https://www.instagram.com/papatya.butik/?hl=tr", "papatya.butik"],
  ["https://papatya.example/", "papatya.example"],
  ["papatya/çiçek", "papatya/çiçek"],
  ["papatyashops.example", "papatyashops.example"],
  ["shops.example", "shops.example"],
  ["", ""],
])("the shop label of %j is %j", (text, label) => expect(shopLabel(text, "shops.example")).toBe(label));

it.each([
  ["@ayse.taki_evi", "tr", "Ayse Taki Evi"],
  ["işık__evi", "tr", "İşık Evi"],
  ["ink.shop", "en", "Ink Shop"],
  ["1001_gece", "tr", "1001 Gece"],
  ["@_.", "tr", ""],
])("the shop name for the handle %s in %s is %j", (handle, locale, name) =>
  expect(nameOfHandle(handle, locale)).toBe(name),
);

describe("toDnsLabel()", () => {
  it.each([
    ["@Şık_İğne.Butik", "sik-igne-butik"],
    ["ISPARTA GÜLÜ", "isparta-gulu"],
    ["Çağrı & Söğüt", "cagri-sogut"],
    ["--a--", "a"],
    ["café", "cafe"],
    ["Straße 5", "strasse-5"],
    [`papatya.${site.storeDomain}`, "papatya"],
    [`https://papatya.${site.storeDomain}/`, "papatya"],
    [`HTTPS://Çiçek.${site.storeDomain}/urunler`, "cicek"],
    ["https://papatya", "papatya"],
    ["日本", ""],
    ["", ""],
    ["a".repeat(80), "a".repeat(63)],
    [`${"a".repeat(62)} b`, "a".repeat(62)],
  ])("converts %s to %s", (typed, label) => expect(toDnsLabel(typed)).toBe(label));
});
