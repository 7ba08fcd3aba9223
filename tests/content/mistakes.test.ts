import fs from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { checkContent, checkData } from "@/gatsby/content/check-content";
import { checkLocales } from "@/gatsby/content/check-locales";
import { describeFinding, formatFinding, formatForGithub, type Finding } from "@/gatsby/content/finding";
import { messages } from "@/gatsby/content/messages";
import { contentCopy } from "../helpers/content-copy";
import { brandMistakes } from "./mistakes/brand-mistakes";
import { dataMistakes } from "./mistakes/data-mistakes";
import { priceMistakes } from "./mistakes/price-mistakes";
import { documentMistakes } from "./mistakes/document-mistakes";
import { formerMistakes } from "./mistakes/former-mistakes";
import { fileMistakes } from "./mistakes/file-mistakes";
import { letterMistakes } from "./mistakes/letter-mistakes";
import { nameMistakes } from "./mistakes/name-mistakes";
import { hoursMistakes } from "./mistakes/hours-mistakes";
import { pictureMistakes } from "./mistakes/picture-mistakes";
import { markMistakes } from "./mistakes/mark-mistakes";
import { scheduleMistakes } from "./mistakes/schedule-mistakes";
import { syntaxMistakes } from "./mistakes/syntax-mistakes";
import { slipMistakes } from "./mistakes/slip-mistakes";
import { quoteMistakes } from "./mistakes/quote-mistakes";
import { figureMistakes } from "./mistakes/figure-mistakes";
import { formMistakes } from "./mistakes/form-mistakes";
import { wordingMistakes } from "./mistakes/wording-mistakes";
import { addressMistakes } from "./mistakes/address-mistakes";
import { headMistakes } from "./mistakes/head-mistakes";
import { bodyMistakes } from "./mistakes/body-mistakes";
import { oddMistakes } from "./mistakes/odd-mistakes";
import { markdownMistakes } from "./mistakes/markdown-mistakes";
import { stringMistakes } from "./mistakes/string-mistakes";
import { textMistakes } from "./mistakes/text-mistakes";

const mistakes = [
  ...syntaxMistakes,
  ...textMistakes,
  ...markMistakes,
  ...scheduleMistakes,
  ...hoursMistakes,
  ...brandMistakes,
  ...dataMistakes,
  ...priceMistakes,
  ...documentMistakes,
  ...formerMistakes,
  ...slipMistakes,
  ...letterMistakes,
  ...quoteMistakes,
  ...figureMistakes,
  ...formMistakes,
  ...wordingMistakes,
  ...addressMistakes,
  ...headMistakes,
  ...bodyMistakes,
  ...markdownMistakes,
  ...oddMistakes,
  ...stringMistakes,
];

const copy = contentCopy();
afterAll(() => copy.remove());

const described = (findings: readonly Finding[]) =>
  findings.map((finding) => ({
    rule: finding.rule,
    file: finding.file,
    en: describeFinding(finding, "en"),
  }));

/** The part of the check that reads a file: the strings and the other data hardly know of each other. */
const partOf = (file: string): ((root: string) => Finding[]) => {
  if (file.startsWith("locales/")) return checkLocales;
  return /^data\/(?:press|legal|faq)/.test(file) ? checkData : checkContent;
};

describe("a mistake in the content has one finding with its file, what is wrong and how to correct it", () => {
  it("and correct content has none", () => expect(described(checkContent(copy.root))).toEqual([]));

  it.each(mistakes)("$rule: $name", ({ rule, file, change, en }) => {
    const found = copy.with({ [file]: change }, () => described(partOf(file)(copy.root)));
    const place = rule === "versions-differ" ? "data/legal/gdpr/en.md" : file;
    expect(found).toEqual([{ rule, file: place, en }]);
  });
});

describe("a mistake in files as such has one finding", () => {
  it.each([...fileMistakes, ...nameMistakes, ...pictureMistakes])(
    "$rule: $name",
    ({ rule, file, files, en }) => {
      const found = copy.withFiles(files, () => described(checkContent(copy.root)));
      expect(found).toEqual([{ rule, file, en }]);
    },
  );
});

describe("the encoding of a file", () => {
  const rulesOf = (change: Parameters<typeof copy.withFiles>[0]) =>
    copy.withFiles(change, () => checkContent(copy.root).map(({ rule, file }) => `${file}: ${rule}`));

  it("a Windows-1254 file", () => {
    const text = fs.readFileSync(`${copy.root}/data/press/sample-item.json`, "utf8");
    const letters: Record<string, number> = { ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde, ğ: 0xf0, Ğ: 0xd0 };
    const bytes = Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
    const found = copy.withFiles({ "data/press/sample-item.json": bytes }, () =>
      described(checkContent(copy.root)),
    );
    expect(found).toEqual([
      {
        rule: "encoding",
        file: "data/press/sample-item.json",
        en: "The file is not UTF-8, so that Turkish letters are damaged. Save it as UTF-8 in your editor.",
      },
    ]);
  });

  it.each([
    ["a byte-order mark", (text: string) => Buffer.from(`\uFEFF${text}`)],
    ["Windows line ends", (text: string) => Buffer.from(text.replaceAll("\n", "\r\n"))],
    ["UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  ])("%s is read as it is", (_, encode) => {
    for (const file of ["data/press/sample-item.json", "data/legal/gdpr/tr.md", "locales/en/common.json"]) {
      const text = fs.readFileSync(`${copy.root}/${file}`, "utf8");
      expect(rulesOf({ [file]: encode(text) })).toEqual([]);
    }
  });
});

describe("the form of a finding", () => {
  const finding: Finding = {
    file: "data/faq.json",
    item: "#0 (what-is-it)",
    field: "category",
    line: 4,
    column: 17,
    excerpt: '"category": "strat",',
    mark: 13,
    rule: "not-in-list",
    values: { value: "strat", list: "data/faq-categories.json", nearest: "→ start" },
  };

  it("in a terminal: place, item, field, message, and the line with a mark", () => {
    expect(formatFinding(finding, "tr")).toBe(
      'data/faq.json:4:17  öğe #0 (what-is-it)  alan category: “strat” data/faq-categories.json içinde yok. → start\n    "category": "strat",\n                ^',
    );
  });

  it("on GitHub: an annotation of the line", () => {
    expect(formatForGithub(finding, "en")).toBe(
      "::error file=data/faq.json,line=4,col=17::category: “strat” is not in data/faq-categories.json. → start",
    );
  });
});

it("an annotation of GitHub escapes what a name of a file may hold", () => {
  const finding: Finding = { file: "data/a,b:c.json", item: "-", field: "-", rule: "missing-file" };
  expect(formatForGithub(finding, "en")).toBe(
    "::error file=data/a%2Cb%3Ac.json,line=1,col=1::The file is missing. Add or restore it.",
  );
});

it("every rule has an example with its message in both languages", () => {
  const examples = [...mistakes, ...fileMistakes, ...nameMistakes, ...pictureMistakes].map(
    ({ rule }) => rule,
  );
  // What the encoding test above, content-changes.test.ts and schedule.test.ts show.
  const shown = new Set<string>([
    ...examples,
    "encoding",
    "stale-translation",
    "former-slug",
    "version-not-raised",
    "version-not-kept",
    "former-changed",
    "item-waiting",
    "item-past",
  ]);
  expect(Object.keys(messages).filter((rule) => !shown.has(rule))).toEqual([]);
});

it("the message of every rule names the same values in both languages", () => {
  const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const [rule, { tr, en }] of Object.entries(messages)) expect(valuesIn(tr), rule).toEqual(valuesIn(en));
});
