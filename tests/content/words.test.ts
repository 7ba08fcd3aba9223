import { describe, expect, it } from "vitest";
import { locales, type Locale } from "@/config/languages";
import constants from "../../data/constants.json";
import { exceptions, forbiddenWords, textsOf, withoutExceptions, wordPattern } from "../helpers/glossary";

/** Returns each use, in a language, of a word that the tables of locales/README.md forbid. */
function misuses(locale: Locale) {
  const words = forbiddenWords(locale).map((word) => ({ word, pattern: wordPattern(word, locale) }));
  return textsOf(locale).flatMap(({ at, text }) => {
    const judged = withoutExceptions(text, locale);
    return words
      .filter(({ pattern }) => pattern.test(judged))
      .map(({ word, pattern }) => `${at}: “${word}” in “…${around(judged, pattern)}…”`);
  });
}

function around(text: string, pattern: RegExp): string {
  const index = text.search(pattern);
  return text.slice(Math.max(0, index - 20), index + 40).replaceAll("\n", " ");
}

describe("checking text against the translators' glossary", () => {
  it("the glossary forbids words in both languages", () => {
    expect(forbiddenWords("tr")).toEqual(expect.arrayContaining(["tarife", "dahil", "yayınla"]));
    expect(forbiddenWords("en")).toEqual(expect.arrayContaining(["package", "set-up", "e-mail", "'"]));
  });

  it.each([
    ["tarife", "tr", "İki tarifeden birini seçin", true],
    ["plan", "tr", "Planınızı seçin", true],
    ["iplik", "tr", "Renkli ipliğin ucu", true],
    ["DM", "tr", "DM’den sepete", true],
    ["mail", "tr", "Gmail adresiniz", false],
    ["package", "en", "Choose one of the packages", true],
    ["color", "en", "A discolored wall", false],
  ] as const)("finds “%s” (%s) in “%s”: %s", (word, locale, text, isFound) => {
    expect(wordPattern(word, locale).test(text)).toBe(isFound);
  });

  it("only the phrases in the list of exceptions are exempt", () => {
    expect(withoutExceptions("Mağaza tarifesine geçin, bir tarife seçin", "tr")).toContain("bir tarife");
    expect(withoutExceptions("Mağaza tarifesine geçin", "tr")).not.toContain("tarife");
    expect(exceptions.filter(({ reason }) => reason.length < 8)).toEqual([]);
  });

  it.each(locales)("every text in %s follows the glossary", (locale) => {
    expect(misuses(locale)).toEqual([]);
  });
});

it("Turkish “read more” links use the polite form “okuyun”", () => {
  const curt = textsOf("tr").filter(({ text }) => /\boku$/iu.test(text));
  expect(curt.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

it("every Turkish suffix after a variable is separated by an apostrophe", () => {
  const hanging = textsOf("tr").filter(({ text }) => /\}\}?\p{Ll}/u.test(text));
  expect(hanging.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

/** Counts that can become 1; excludes thousands and years. */
const countable = Object.entries(constants).filter(([, { value }]) => value < 100);

it("English text has singular and plural forms after a number that can be 1", () => {
  const names = countable.map(([name]) => name).join("|");
  const plural = new RegExp(
    `\\{\\{?(?:${names})(?:, number)?\\}\\}? (?!(?:is|was|has|as|its)\\b)[a-z]+s\\b`,
    "u",
  );
  const uncounted = textsOf("en").filter(({ text }) => plural.test(text));
  expect(uncounted.map(({ at, text }) => `${at}: ${plural.exec(text)?.[0]}`)).toEqual([]);
  expect("Free for {{trialDays, number}} days").toMatch(plural);
  expect("{themes: theme, themes}, {instalments} is the limit").not.toMatch(plural);
});
