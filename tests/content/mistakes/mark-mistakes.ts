import { mistake, press, replaced, set, type Mistake } from "./mistake";

const faq = "data/faq.json";
const answer = (text: string) => set("0.answer.0.tr", text);
const known = (found: string) =>
  `This field knows only [links](/address/), **strong** and *emphasis*: “${found}” would be shown as typed.`;
const whole = (found: string) =>
  `“${found}” has no counterpart and would be shown as typed. Add it, or delete the mark.`;
const address = (value: string, nearest = "") =>
  `“${value}” cannot be a link: write a path such as /pricing/, or an address that starts with https://. ${nearest}`.trim();

const foreign: [name: string, text: string, found: string][] = [
  ["HTML", "Fiyatlar <a href='/pricing/'>burada</a>.", "<a href='/pricing/'>"],
  ["a picture", "Bakın: ![resim](/pricing/)", "![resim](/pricing/)"],
  ["code", "Şunu yazın: `merhaba`", "`merhaba`"],
  ["a heading", "## Fiyatlar", "## Fiyatlar"],
  ["a list", "- Fiyatlar", "- Fiyatlar"],
  ["emphasis with underscores", "Bu _çok_ kolay.", "_çok_"],
  ["a text struck through", "Bu ~~zor~~ kolay.", "~~zor~~"],
  ["a list with the dashes of Word", "– Fiyatlar", "– Fiyatlar"],
  ["a list with numbers", "1. Fiyatlar\n2. Kanallar", "1. Fiyatlar"],
  ["a list with letters", "a) Fiyatlar\nb) Kanallar", "a) Fiyatlar"],
  ["a table", "| Ad | Soyad |\n| --- | --- |", "| Ad | Soyad"],
  ["a sign behind a backslash", "Bu \\*çok* kolay.", "\\"],
  ["a line break as programmers write it", "Bir.\\nİki.", "\\nİki."],
];

const halves: [name: string, text: string, found: string][] = [
  ["strong words that are not closed", "Bu **çok kolay.", "**"],
  ["emphasis with a space inside", "Bu * çok* kolay.", "*"],
  ["a link without its address", "Bakın: [fiyatlar", "["],
  ["a link whose address is not closed", "Bakın: [fiyatlar](/pricing/", "[fiyatlar](/pricing/"],
];

const addresses: [name: string, to: string, nearest?: string][] = [
  ["a script", "javascript:alert"],
  ["an address without encryption", "http://www.gazete.com.tr", "→ https://www.gazete.com.tr"],
  ["an address without its beginning", "www.gazete.com.tr", "→ https://www.gazete.com.tr"],
  ["a path without its first slash", "pricing/", "→ /pricing/"],
  [
    "an address with a blank inside",
    "https://www.gazete.com.tr/bir haber",
    "→ https://www.gazete.com.tr/bir%20haber",
  ],
  ["another host in disguise", "//gazete.com.tr/", "→ https://gazete.com.tr/"],
];

/** Mistakes in texts that may hold links and emphasis. */
export const markMistakes: Mistake[] = [
  ...foreign.map(([name, text, found]) => mistake("mark-unknown", name, faq, answer(text), known(found))),
  ...halves.map(([name, text, found]) => mistake("mark-unbalanced", name, faq, answer(text), whole(found))),
  ...addresses.map(([name, to, nearest]) =>
    mistake("mark-address", name, faq, answer(`Bakın: [fiyatlar](${to})`), address(to, nearest)),
  ),
  mistake(
    "mark-nested",
    "a link inside strong words",
    faq,
    answer("Bakın: **[fiyatlar](/pricing/)**"),
    "Marks do not stand inside each other: “[fiyatlar](/pricing/)” would be shown as typed. Delete one of them.",
  ),
  mistake(
    "lines-joined",
    "two paragraphs in one text",
    faq,
    answer("Bir.\n\nİki."),
    "The text has a line break, and the page would join its lines. Delete it, or write two items of the list.",
  ),
  mistake(
    "mark-blank",
    "strong words with blanks inside",
    faq,
    answer("Bu ** çok kolay ** bir iş."),
    "There is no blank between a mark and its words, or it would be shown as typed: **çok kolay**",
  ),
  ...["[](/pricing/)", "[ ](/pricing/)"].map((link) =>
    mistake(
      "mark-no-words",
      `a link without words: ${link}`,
      faq,
      answer(`Bakın: ${link}`),
      `The link “${link}” has no words to click on. Write them between the square brackets.`,
    ),
  ),
  mistake(
    "mark-no-link",
    "a link in the text of a card",
    press,
    replaced("Mesajlar {brand}", "[Mesajlar](/pricing/) {brand}"),
    "This text holds no links, for its card is one: “[Mesajlar](/pricing/)”. Delete the brackets and the address.",
  ),
  mistake(
    "dead-link",
    "a link in an answer that leads to no page",
    faq,
    answer("Bakın: [fiyatlar](/pricin/)"),
    "There is no page “/pricin/”. → /pricing/",
  ),
  mistake(
    "dead-anchor",
    "a link in an answer to a section that does not exist",
    faq,
    answer("Bakın: [fiyatlar](/#pricin)"),
    "The page / has no section “#pricin”. → pricing",
  ),
  mistake(
    "link-language",
    "a link in an answer with a language prefix",
    faq,
    answer("Bakın: [fiyatlar](/en/pricing/)"),
    "Links are written without language prefix: /pricing/",
  ),
];
