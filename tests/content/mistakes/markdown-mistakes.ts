import fs from "node:fs";
import { mistake, replaced, type Mistake } from "./mistake";

const headings: [name: string, from: RegExp, to: string, nearest: string][] = [
  ["that is moved in", /^## /m, "  ## ", ""],
  ["in bold", /^## (.*)$/m, "## **$1**", ""],
  ["with signs at its end", /^## (.*)$/m, "## $1 ##", ""],
  ["with a link", /^## .*$/m, "## [Yeni](/pricing/) bölüm", "## Yeni bölüm"],
  ["above dashes", /^## .*$/m, "Yeni bölüm\n---", "## Yeni bölüm"],
];

const gdpr = "data/legal/gdpr/tr.md";
const [firstHeading = ""] = /^## .*$/m.exec(fs.readFileSync(gdpr, "utf8")) ?? [];

const added =
  (lines: string): Mistake["change"] =>
  (text) =>
    `${text}\n${lines}\n`;

const code =
  "A line that starts with four blanks or with ``` is shown as code. Delete the blanks or the signs.";

/** Markdown that pages would show otherwise than it is meant. */
export const markdownMistakes: Mistake[] = [
  ...headings.map(([name, from, to, nearest]) =>
    mistake(
      "heading-form",
      `a heading ${name}`,
      gdpr,
      replaced(from, to),
      `A heading stands at the start of its line and holds no marks. Write: ${nearest || firstHeading}`,
    ),
  ),
  mistake(
    "heading-skipped",
    "a heading that skips a level",
    gdpr,
    added("#### Ayrıntı\n\nMetin."),
    "This heading skips a level: below ## comes ###. → ### Ayrıntı",
  ),
  mistake(
    "table-head",
    "a table without dashes",
    gdpr,
    added("| Amaç | Veri |\n| Satış | Ad |"),
    "A table needs dashes below its first row. Add the line: | --- | --- |",
  ),
  ...[
    ["dashes", "| Amaç | Veri |\n| --- |\n| Satış | Ad |", 1],
    ["cells", "| Amaç | Veri |\n| --- | --- |\n| Satış | Ad | Soyad |", 3],
  ].map(([name, table, actual]) =>
    mistake(
      "table-cells",
      `a table with other ${name} than columns`,
      gdpr,
      added(String(table)),
      `The table has 2 columns, and this row ${actual} cells. Correct the row.`,
    ),
  ),
  mistake(
    "list-sign",
    "a list as a word processor writes it",
    gdpr,
    added("• Ad\n• Soyad"),
    "“•” makes no list: its lines would run on. Start each of them with “- ”.",
  ),
  ...(
    [
      ["with a dash that Word has made longer", "– Ad\n– Soyad", "–"],
      ["with Word's second sign", "o\tAd\no\tSoyad", "o"],
    ] as const
  ).map(([name, lines, found]) =>
    mistake(
      "list-sign",
      `a list ${name}`,
      gdpr,
      added(lines),
      `“${found}” makes no list: its lines would run on. Start each of them with “- ”.`,
    ),
  ),
  ...(
    [
      ["with letters", "a) Ad\nb) Soyad", "a)"],
      ["with letters in brackets", "(a) Ad\n(b) Soyad", "(a)"],
      ["with letters that have a point", "Şunlar:\nç. Ad\nd. Soyad", "ç."],
      ["with Roman numbers", "II. Ad\nIII. Soyad", "II."],
      ["without blanks behind its dashes", "-Ad\n-Soyad", "-"],
      ["with the blanks of Word behind its dashes", "-\u00a0Ad\n-\u00a0Soyad", "-"],
      ["without blanks behind its numbers", "1.Ad\n2.Soyad", "1."],
    ] as const
  ).map(([name, lines, found]) =>
    mistake(
      "list-lines",
      `a list ${name}`,
      gdpr,
      added(lines),
      `Lines that start with “${found}” make no list and would run on. Put a blank line between them, or start each with “- ”.`,
    ),
  ),
  ...(
    [
      ["around the words", "Bu ** çok önemli ** bir konu."],
      ["before the last mark", "Bu **çok önemli **bir konu."],
    ] as const
  ).map(([name, line]) =>
    mistake(
      "mark-blank",
      `strong words of a legal text with blanks ${name}`,
      gdpr,
      added(line),
      "There is no blank between a mark and its words, or it would be shown as typed: **çok önemli**",
    ),
  ),
  mistake(
    "mark-no-words",
    "a link of a legal text without words",
    gdpr,
    added("Bakın: [ ](/cookie/)"),
    "The link “[ ](/cookie/)” has no words to click on. Write them between the square brackets.",
  ),
  mistake(
    "mark-address",
    "a link of a legal text with blanks in its address",
    gdpr,
    added("[Arayın](tel:0850 000 00 00)"),
    "“tel:0850 000 00 00” cannot be a link: write a path such as /pricing/, or an address that starts with https://.",
  ),
  mistake(
    "mark-mail",
    "a mail address of a legal text with a comma",
    gdpr,
    added("[Yazın](mailto:kvkk@firma,com.tr)"),
    "An e-mail address (“mailto:kvkk@firma,com.tr”) cannot be a link here. Write {email}, or link to the contact page: /contact-us/",
  ),
  ...["\u00a0", "\t"].map((blank) =>
    mistake(
      "heading-gap",
      `a heading with U+00${blank.charCodeAt(0).toString(16).padStart(2, "0")} behind its signs`,
      gdpr,
      added(`##${blank}Yeni bölüm\n\nMetin.`),
      "There has to be a blank after the # signs: ## Yeni bölüm",
    ),
  ),
  mistake("empty", "a heading without words", gdpr, added("##"), "The text is empty. Write it."),
  mistake("markdown-code", "a paragraph that is moved in", gdpr, added("    Metin."), code),
  mistake("markdown-code", "a text between backticks", gdpr, added("```\nMetin.\n```"), code),
  mistake(
    "mark-phone",
    "a telephone number that is too short for a link",
    gdpr,
    added("[Arayın](tel:0850)"),
    "A telephone number (“tel:0850”) cannot be a link here. Write {phone}, or link to the contact page: /contact-us/",
  ),
];
