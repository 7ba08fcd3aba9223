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

const code = [
  "Dört boşlukla ya da ``` ile başlayan satır kod gibi görünür. Baştaki boşlukları ya da işareti silin.",
  "A line that starts with four blanks or with ``` is shown as code. Delete the blanks or the signs.",
] as const;

/** Markdown that pages would show otherwise than it is meant. */
export const markdownMistakes: Mistake[] = [
  ...headings.map(([name, from, to, nearest]) =>
    mistake(
      "heading-form",
      `a heading ${name}`,
      gdpr,
      replaced(from, to),
      `Başlık satırın başında durur, içinde işaret olmaz. Şöyle yazın: ${nearest || firstHeading}`,
      `A heading stands at the start of its line and holds no marks. Write: ${nearest || firstHeading}`,
    ),
  ),
  mistake(
    "heading-skipped",
    "a heading that skips a level",
    gdpr,
    added("#### Ayrıntı\n\nMetin."),
    "Bu başlık bir düzey atlıyor; ## başlığın altında ### gelir. → ### Ayrıntı",
    "This heading skips a level: below ## comes ###. → ### Ayrıntı",
  ),
  mistake(
    "table-head",
    "a table without dashes",
    gdpr,
    added("| Amaç | Veri |\n| Satış | Ad |"),
    "Tablonun ilk satırının altında çizgiler olmalı. Şu satırı ekleyin: | --- | --- |",
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
      `Tablonun 2 sütunu var, bu satırda ${actual} hücre var. Satırı düzeltin.`,
      `The table has 2 columns, and this row ${actual} cells. Correct the row.`,
    ),
  ),
  mistake(
    "list-sign",
    "a list as a word processor writes it",
    gdpr,
    added("• Ad\n• Soyad"),
    "“•” listeye çevrilmez, satırlar yan yana görünür. Her satıra “- ” ile başlayın.",
    "“•” makes no list: its lines would run on. Start each of them with “- ”.",
  ),
  mistake("markdown-code", "a paragraph that is moved in", gdpr, added("    Metin."), ...code),
  mistake("markdown-code", "a text between backticks", gdpr, added("```\nMetin.\n```"), ...code),
  mistake(
    "mark-phone",
    "a telephone number that is too short for a link",
    gdpr,
    added("[Arayın](tel:0850)"),
    "Telefon numarası (“tel:0850”) burada bağlantı olamaz. Numarayı {phone} olarak yazın ya da iletişim sayfasına bağlantı verin: /contact-us/",
    "A telephone number (“tel:0850”) cannot be a link here. Write {phone}, or link to the contact page: /contact-us/",
  ),
];
