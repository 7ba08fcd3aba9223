import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "@/config/languages";
import { readMarkdownTable } from "../helpers/markdown-table";
import { localeResources } from "../helpers/locale-strings";
import { stringsIn } from "../helpers/data-files";

const documents = fs.readdirSync("data/legal").sort();
const read = (id: string, locale: Locale) => fs.readFileSync(`data/legal/${id}/${locale}.md`, "utf8");

/** Names outside this site that a legal text may quote. */
const foreign: Record<Locale, string[]> = {
  tr: ["site verileri"], // Part of the browser's own settings
  en: ["site data"],
};

/** Returns the quoted names of a text, without the terms it defines in parentheses. */
function quotedNames(text: string): string[] {
  const withoutTerms = text.replace(/\((?:the )?“[^”]*”(?:, “[^”]*”)*\)/g, "");
  return [...withoutTerms.matchAll(/“([^”]*)”/g)].map(([, name = ""]) => name);
}

describe.each(locales)("legal texts in %s", (locale) => {
  const names = new Set(stringsIn(localeResources(locale)).map(({ text }) => text));

  it.each(documents)("%s quotes only labels of existing controls", (id) => {
    const unknown = quotedNames(read(id, locale)).filter(
      (name) => !names.has(name) && !foreign[locale].includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it("the privacy policy links to the cookie policy, which lists the stored keys", () => {
    const keys = (id: string) => readMarkdownTable(read(id, locale)).map(([name = ""]) => name);
    expect(keys("cookie").length).toBeGreaterThan(8);
    expect(read("privacy-policy", locale)).toContain(locale === "tr" ? "(/cookie/)" : "(/en/cookie/)");
  });
});

it("the cookie policy lists the same keys in both languages", () => {
  const keys = (locale: Locale) => readMarkdownTable(read("cookie", locale)).map(([name = ""]) => name);
  expect(keys("tr")).toEqual(keys("en"));
});
