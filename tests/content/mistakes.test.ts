import fs from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { checkContent } from "../../plugins/content-check/check-content";
import {
  formatFinding,
  formatForGithub,
  messages,
  type Finding,
  type RuleName,
} from "../../plugins/content-check/finding";
import { contentCopy } from "../helpers/content-copy";
import { dataMistakes } from "./mistakes/data-mistakes";
import { documentMistakes } from "./mistakes/document-mistakes";
import { faqMistakes } from "./mistakes/faq-mistakes";
import { fileMistakes } from "./mistakes/file-mistakes";
import { changeOf, press, sampleItem, type Edit } from "./mistakes/mistake";
import { pressMistakes } from "./mistakes/press-mistakes";
import { stringMistakes } from "./mistakes/string-mistakes";

const tables = { ...pressMistakes, ...faqMistakes, ...dataMistakes, ...documentMistakes, ...stringMistakes };
const wordsOf = (edit: Edit) =>
  typeof edit === "function"
    ? String(edit)
    : JSON.stringify(edit, (_, part: unknown) =>
        part instanceof RegExp || typeof part === "function" ? String(part) : part,
      );
const mistakes = Object.entries(tables).flatMap(([file, rows]) =>
  rows.map(([rule, edit, near]) => ({ name: `${rule}: ${file} ${wordsOf(edit)}`, rule, file, edit, near })),
);
type Expected = Pick<(typeof mistakes)[number], "rule" | "file" | "near">;

const copy = contentCopy();
// Each of the hundreds of checks reads every text, so one former text and one article are enough.
for (const id of ["accessibility", "conditions", "cookie", "privacy-policy", "useragreement"])
  fs.rmSync(`${copy.root}/data/legal/${id}/former`, { recursive: true });
for (const slug of fs.readdirSync(`${copy.root}/data/press/articles`).filter((name) => name !== "whatsapp"))
  for (const left of [`${slug}.json`, `articles/${slug}`])
    fs.rmSync(`${copy.root}/data/press/${left}`, { recursive: true });
afterAll(() => copy.remove());

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Optional placeholders in messages: placeholders of the content, and suggestions. */
const mayBeEmpty = ["{brand}", "{email}", "{phone}", "{number}", "{nearest}", "{example}"];

/** Returns rule, file and suggestion of each error after checking that its message has all values. */
const summarized = (findings: readonly Finding[]) =>
  findings.map(({ rule, file, values = {} }) => {
    const needed = namesIn(messages.en[rule]).filter((name) => !mayBeEmpty.includes(name));
    expect(needed.filter((name) => String(values[name.slice(1, -1)] ?? "") === "")).toEqual([]);
    return { rule, file, near: String(values.nearest ?? "").replace("→ ", "") };
  });

describe("invalid content yields one error with its file and a correction", () => {
  it("valid content yields no error", () => expect(summarized(checkContent(copy.root))).toEqual([]));

  /** Expects exactly one error, in the given file. */
  const expectOne = (findings: ReturnType<typeof summarized>, { rule, file, near }: Expected) =>
    expect(findings).toEqual([{ rule, file, near: near ?? findings[0]?.near }]);

  // Puts each error of the press item into its own item, so that two checks find them all: errors in texts are
  // reported once every file has the required shape.
  const slug = '"slug": "sample-item"';
  const item = sampleItem("covers/sample-cover.png");
  const items = mistakes.flatMap((mistake, index) => {
    const text = mistake.file === press ? changeOf(mistake.edit)(item) : "";
    const isApart = text.includes(slug) && text.split("sample-item").length === 2;
    const own = { ...mistake, file: `data/press/item-${index}.json` };
    return isApart ? [{ mistake, own, text: text.replace(slug, `"slug": "item-${index}"`) }] : [];
  });
  const findingsIn = (some: typeof items) => {
    const files = Object.fromEntries(some.map(({ own, text }) => [own.file, text]));
    return copy.withFiles(files, () => summarized(checkContent(copy.root)));
  };
  const ofShape = findingsIn(items);
  const found = [
    ...ofShape,
    ...findingsIn(items.filter(({ own }) => !ofShape.some(({ file }) => file === own.file))),
  ];
  const files = items.map(({ own }) => own.file);
  it("unedited files yield no errors", () =>
    expect(found.filter(({ file }) => !files.includes(file))).toEqual([]));

  it.each(items.map(({ own }) => own))("invalid content: $name", (mistake) =>
    expectOne(
      found.filter(({ file }) => file === mistake.file),
      mistake,
    ),
  );

  const others = mistakes.filter((mistake) => !items.some((one) => one.mistake === mistake));
  it.each(others)("invalid content: $name", (mistake) =>
    expectOne(
      copy.with({ [mistake.file]: changeOf(mistake.edit) }, () => summarized(checkContent(copy.root))),
      mistake,
    ),
  );

  const rows = fileMistakes.map(([rule, file, files, near]) => ({ rule, file, files, near }));
  it.each(rows)("the invalid file $file violates $rule", (row) =>
    expectOne(
      copy.withFiles(row.files, () => summarized(checkContent(copy.root))),
      row,
    ),
  );
});

describe("unsupported file encoding", () => {
  const rulesOf = (change: Parameters<typeof copy.withFiles>[0]) =>
    copy.withFiles(change, () => checkContent(copy.root).map(({ rule, file }) => `${file}: ${rule}`));

  it("Windows-1254 (Turkish) encoding is reported as an error", () => {
    const text = fs.readFileSync(`${copy.root}/data/press/sample-item.json`, "utf8");
    const letters: Record<string, number> = { ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde, ğ: 0xf0, Ğ: 0xd0 };
    const bytes = Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
    for (const damaged of [bytes, Buffer.from(text, "utf16le")])
      expect(rulesOf({ [press]: damaged })).toEqual([`${press}: encoding`]);
  });

  it.each([
    ["a byte-order mark", (text: string) => Buffer.from(`\uFEFF${text}`)],
    ["Windows line endings", (text: string) => Buffer.from(text.replaceAll("\n", "\r\n"))],
    ["UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["big-endian UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ])("is accepted with %s", (_, encode) => {
    for (const file of ["data/press/sample-item.json", "data/legal/gdpr/tr.md", "locales/en/common.json"]) {
      const text = fs.readFileSync(`${copy.root}/${file}`, "utf8");
      expect(rulesOf({ [file]: encode(text) })).toEqual([]);
    }
  });
});

describe("output formats for an error", () => {
  const finding: Finding = {
    file: "data/faq.json",
    item: "#0 (what-is-it)",
    field: "category",
    line: 4,
    column: 17,
    excerpt: '"category": "strat",',
    mark: 13,
    rule: "not-allowed",
    values: { value: "strat", allowed: "data/faq-categories.json", nearest: "→ start" },
  };

  it("an error's terminal output has its location, item, field, message and marked line", () => {
    expect(formatFinding(finding, "tr")).toBe(
      'data/faq.json:4:17  öğe #1 (what-is-it)  alan category: “strat” burada geçerli değil. → start Geçerli değerler: data/faq-categories.json.\n    "category": "strat",\n                ^',
    );
  });

  it("an error's GitHub annotation has a line number and an escaped file name", () => {
    expect(formatForGithub({ ...finding, file: "data/a,b:c.json" }, "en")).toBe(
      "::error file=data/a%2Cb%3Ac.json,line=4,col=17::category: “strat” is not allowed here. → start Allowed: data/faq-categories.json.",
    );
  });
});

it("every rule has an invalid example in the mistake tables, in content-changes.test.ts or in schedule.test.ts", () => {
  const shown = new Set<string>([
    ...[...mistakes.map(({ rule }) => rule), ...fileMistakes.map(([rule]) => rule)],
    ...[
      "encoding",
      "stale-translation",
      "former-slug",
      "version-not-raised",
      "version-not-kept",
      "fact-changed",
    ],
    ...["date-not-raised", "large-change", "former-changed", "item-waiting", "item-past"],
  ]);
  expect(Object.keys(messages.en).filter((rule) => !shown.has(rule))).toEqual([]);
});

it("every rule's message has the same placeholders in both languages", () => {
  for (const rule of Object.keys(messages.en) as RuleName[])
    expect(namesIn(messages.tr[rule]), rule).toEqual(namesIn(messages.en[rule]));
});
