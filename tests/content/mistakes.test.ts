import fs from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { checkContent } from "@/gatsby/content/check-content";
import { describeFinding, formatFinding, formatForGithub, type Finding } from "@/gatsby/content/finding";
import { messages } from "@/gatsby/content/messages";
import { contentCopy } from "../helpers/content-copy";
import { dataMistakes } from "./mistakes/data-mistakes";
import { documentMistakes } from "./mistakes/document-mistakes";
import { syntaxMistakes } from "./mistakes/syntax-mistakes";
import { textMistakes } from "./mistakes/text-mistakes";

const mistakes = [...syntaxMistakes, ...textMistakes, ...dataMistakes, ...documentMistakes];

const copy = contentCopy();
afterAll(() => copy.remove());

const described = (findings: readonly Finding[]) =>
  findings.map((finding) => ({
    rule: finding.rule,
    file: finding.file,
    tr: describeFinding(finding, "tr"),
    en: describeFinding(finding, "en"),
  }));

describe("a mistake in the content has one finding with its file, what is wrong and how to correct it", () => {
  it("and correct content has none", () => expect(described(checkContent(copy.root))).toEqual([]));

  it.each(mistakes)("$rule: $name", ({ rule, file, change, tr, en }) => {
    const found = copy.with({ [file]: change }, () => described(checkContent(copy.root)));
    const place = rule === "versions-differ" ? "data/legal/gdpr/en.md" : file;
    expect(found).toEqual([{ rule, file: place, tr, en }]);
  });
});

describe("files as such", () => {
  const rulesOf = (change: Parameters<typeof copy.withFiles>[0]) =>
    copy.withFiles(change, () => checkContent(copy.root).map(({ rule, file }) => `${file}: ${rule}`));

  it("a missing file, of the data and of a legal text", () =>
    expect(rulesOf({ "data/marketing.json": null, "data/legal/gdpr/en.md": null })).toEqual([
      "data/marketing.json: missing-file",
      "data/legal/gdpr/en.md: missing-file",
    ]));

  it("a missing locale file", () =>
    expect(rulesOf({ "locales/en/common.json": null })).toEqual(["locales/en/common.json: missing-file"]));

  it("a file that no page uses", () =>
    expect(rulesOf({ "data/press.bak.json": "{}" })).toEqual(["data/press.bak.json: unknown-file"]));

  it("an article without a press item", () => {
    const text = '---\ntitle: "Bir"\nlead: "İki"\n---\n\nMetin.\n';
    const folder = "data/press/articles/nobody";
    expect(rulesOf({ [`${folder}/tr.md`]: text, [`${folder}/en.md`]: text })).toEqual([
      `${folder}: article-without-item`,
    ]);
  });

  it("a logo with a script", () => {
    const name = fs.readdirSync("data/references/logos")[0] ?? "";
    const drawing = "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>";
    expect(rulesOf({ [`data/references/logos/${name}`]: drawing })).toEqual([
      expect.stringMatching(/^data\/references\/.*: picture-script$/),
    ]);
  });

  it("a Windows-1254 file", () => {
    const text = fs.readFileSync(`${copy.root}/data/press/sample-item.json`, "utf8");
    const letters: Record<string, number> = { ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde, ğ: 0xf0, Ğ: 0xd0 };
    const bytes = Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
    expect(rulesOf({ "data/press/sample-item.json": bytes })).toEqual([
      "data/press/sample-item.json: encoding",
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
      "::error file=data/faq.json,line=4,col=17::category%3A “strat” is not in data/faq-categories.json. → start",
    );
  });
});

it("every rule has an example, but for two limits that no schema has today and what no other rule names", () => {
  const elsewhere = ["encoding", "missing-file", "unknown-file", "article-without-item", "picture-script"];
  const shown = new Set<string>([...mistakes.map(({ rule }) => rule), ...elsewhere]);
  const without = Object.keys(messages).filter((rule) => !shown.has(rule));
  expect(without.sort()).toEqual(["rank-twice", "too-few", "too-many", "wrong-form"].sort());
});
