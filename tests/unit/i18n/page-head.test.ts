import { describe, expect, it } from "vitest";
import { headStrings, localeOfPage } from "@/i18n/page-head";

const localesOf = (...strings: [ns: string | null, data: string | null, language?: string][]) => ({
  edges: strings.map(([ns, data, language = "en"]) => ({ node: { ns, data, language } })),
});

describe("the language of a page", () => {
  it.each([
    ["tr", "tr"],
    ["en", "en"],
    ["de", "tr"],
    ["", "tr"],
  ])("of the context %j is %s", (language, locale) => {
    expect(localeOfPage({ language, i18n: { originalPath: "/" } })).toBe(locale);
  });
});

describe("strings of a page's head", () => {
  const locales = localesOf(
    ["common", '{"title":"Another"}'],
    ["faq", '{"title":"{{brand}} & you","meta":{"description":"{{count}} questions"}}'],
  );
  const text = (key: string) => headStrings(locales, "faq", { brand: "Kanalya", count: 19 })(key);

  it("are those of the namespace, with its variables and without escapes", () => {
    expect(text("title")).toBe("Kanalya & you");
    expect(text("meta.description")).toBe("19 questions");
  });

  it.each([
    ["tr", "2.500 gün", "1 gün"],
    ["en", "2,500 days", "1 day"],
  ])("write and count figures as the page's language does (%s)", (language, many, one) => {
    const figure = "{{days, number(style: unit; unit: day; unitDisplay: long)}}";
    const inLanguage = localesOf(["faq", JSON.stringify({ figure }), language]);
    expect(headStrings(inLanguage, "faq", { days: 2500 })("figure")).toBe(many);
    expect(headStrings(inLanguage, "faq", { days: 1 })("figure")).toBe(one);
  });

  it("are empty for an unknown key", () => expect(text("meta.title")).toBe(""));

  it.each([
    ["the query did not ask for the namespace", localesOf(["common", '{"title":"Another"}'])],
    ["the namespace has no strings", localesOf(["faq", null])],
    ["no namespace was asked for", localesOf()],
  ])("are empty where %s", (_, none) => {
    expect(headStrings(none, "faq", {})("title")).toBe("");
  });
});
