import { afterAll, describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { checkLocales } from "@/gatsby/content/check-locales";
import { contentCopy } from "../helpers/content-copy";
import { set, type Change } from "./mistakes/mistake";

const copy = contentCopy();
afterAll(() => copy.remove());

/** What is found after the same edit of a namespace in every language. */
const inEveryLanguage = (namespace: string, change: Change) =>
  copy.with(
    Object.fromEntries(locales.map((locale) => [`locales/${locale}/${namespace}.json`, change])),
    () => checkLocales(copy.root).map(({ file, field, rule }) => `${file} ${field}: ${rule}`),
  );

describe("a string that the code asks for and no language has any more", () => {
  it.each<[string, string, Change, string[]]>([
    [
      "one plural form",
      "press",
      set("count_other", undefined),
      ["locales/tr/press.json count_other: missing-key", "locales/en/press.json count_other: missing-key"],
    ],
    [
      "all plural forms",
      "references",
      (text) => set("count_one", undefined)(set("count_other", undefined)(text)),
      ["locales/tr/references.json count: missing-key"],
    ],
    [
      "a string",
      "error-pages",
      set("notFound.title", undefined),
      ["locales/tr/error-pages.json notFound.title: missing-key"],
    ],
    [
      "a text in place of two",
      "faq",
      set("lead", "SSS"),
      ["lead.text", "lead.link"].map((key) => `locales/tr/faq.json ${key}: missing-key`),
    ],
    [
      "a string of which the code chooses one of two",
      "showcase",
      set("composer.inside", undefined),
      ["locales/tr/showcase.json composer.inside: missing-key"],
    ],
  ])("is missing: %s", (_, namespace, change, expected) => {
    expect(inEveryLanguage(namespace, change).toSorted()).toEqual(expected.toSorted());
  });

  it("is missing once where the source alone lost it", () => {
    const found = copy.with({ "locales/tr/press.json": set("count_other", undefined) }, () =>
      checkLocales(copy.root).map(({ file, rule }) => `${file}: ${rule}`),
    );
    expect(found).toEqual(["locales/tr/press.json: missing-key"]);
  });

  it("is missing with its whole file", () => {
    const files = locales.map((locale) => `locales/${locale}/faq.json`);
    const found = copy.withFiles(Object.fromEntries(files.map((file) => [file, null])), () =>
      checkLocales(copy.root).map(({ file, rule }) => `${file}: ${rule}`),
    );
    expect(found).toEqual(files.map((file) => `${file}: missing-file`));
  });
});

describe("a variable in every language", () => {
  it.each<[string, string, Change]>([
    ["common", "tryFree", set("tryFree", "{{price}}")],
    ["press", "inspect.article.label", set("inspect.article.label", "{{header}}")],
  ])("that the code does not give: %s, %s", (namespace, key, change) => {
    expect(inEveryLanguage(namespace, change)).toEqual(
      locales.map((locale) => `locales/${locale}/${namespace}.json ${key}: variable-not-given`),
    );
  });

  it.each<[string, Change]>([
    ["common", set("tryFree", "{{storeBrand}}")],
    ["press", set("inspect.article.item", "{{source}}: {{header}}")],
    ["common", set("askedByNobody", "{{price}}")],
  ])("that the code gives, or whose string it does not name, is fine: %s", (namespace, change) => {
    expect(inEveryLanguage(namespace, change)).toEqual([]);
  });
});

it("a language needs the plural forms that its own rules have, whatever Turkish has", () => {
  expect(new Intl.PluralRules("tr").resolvedOptions().pluralCategories).toContain("other");
  const found = inEveryLanguage("press", set("shelf_one", "{{count}}"));
  expect(found).toEqual(locales.map((locale) => `locales/${locale}/press.json shelf_other: missing-key`));
});
