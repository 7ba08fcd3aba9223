import { describe, expect, it } from "vitest";
import site from "../../../data/site.json";
import { toDnsLabel } from "@/lib/shop-label";

describe("toDnsLabel", () => {
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
  ])("%s becomes %s", (typed, label) => expect(toDnsLabel(typed)).toBe(label));
});
