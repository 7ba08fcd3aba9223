import { describe, expect, it } from "vitest";
import { headStrings, localeOfPage } from "@/i18n/page-head";

const localesOf = (...strings: [ns: string | null, data: string | null, language?: string][]) => ({
  edges: strings.map(([ns, data, language = "en"]) => ({ node: { ns, data, language } })),
});

describe("language of a page", () => {
  it.each([
    ["tr", "tr"],
    ["en", "en"],
    ["de", "tr"],
    ["", "tr"],
  ])("page language for the context language %j is %s", (language, locale) => {
    expect(localeOfPage({ language, i18n: { originalPath: "/" } })).toBe(locale);
  });
});

describe("strings of a page head", () => {
  const locales = localesOf(
    ["common", '{"title":"Another"}'],
    ["faq", '{"title":"{{brand}} & you","meta":{"description":"{{count}} questions"}}'],
  );
  const text = (key: string) => headStrings(locales, "faq", { brand: "Kanalya", count: 19 })(key);

  it("strings in a page head come from the namespace, with unescaped variables", () => {
    expect(text("title")).toBe("Kanalya & you");
    expect(text("meta.description")).toBe("19 questions");
  });

  it.each([
    ["tr", "2.500 gün", "1 gün"],
    ["en", "2,500 days", "1 day"],
  ])("formats and pluralises numbers in the page's language (%s)", (language, many, one) => {
    const figure = "{{days, number(style: unit; unit: day; unitDisplay: long)}}";
    const inLanguage = localesOf(["faq", JSON.stringify({ figure }), language]);
    expect(headStrings(inLanguage, "faq", { days: 2500 })("figure")).toBe(many);
    expect(headStrings(inLanguage, "faq", { days: 1 })("figure")).toBe(one);
  });

  it("an unknown page head key yields an empty string", () => expect(text("meta.title")).toBe(""));

  it.each([
    ["the query did not request the namespace", localesOf(["common", '{"title":"Another"}'])],
    ["the namespace has no strings", localesOf(["faq", null])],
    ["no namespace was requested", localesOf()],
  ])("returns an empty string if %s", (_, none) => {
    expect(headStrings(none, "faq", {})("title")).toBe("");
  });
});
