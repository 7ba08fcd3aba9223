import { JSDOM } from "jsdom";
import type { Locale } from "@/config/languages";

const spokenAttributes = ["alt", "aria-label", "title", "placeholder", "content"] as const;

/** A variable has the same name in every language. */
const isRead = (element: Element) => !element.matches("script, style, noscript, var");

/** The texts of a page, those of attributes too. */
function pageTexts(document: Document, isWanted: (element: Element) => boolean): string[] {
  const texts: string[] = [];
  for (const element of [...document.querySelectorAll("*")].filter(isRead).filter(isWanted)) {
    for (const node of element.childNodes)
      if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent ?? "");
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
}

const parse = (html: string) => new JSDOM(html).window.document;

/** A country with its calling code: Intl names it in any language. */
const country = /^.+ \(\+\d+\)$/;
const addresses = /https?:\S+|\S+@\S+|\S+\.\S+/g;

/** Words and names of a language that Intl knows, of months and days. */
function calendarWords(locale: Locale): RegExp {
  const named = (options: Intl.DateTimeFormatOptions, count: number) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(
        Date.UTC(2024, options.month ? index : 0, options.month ? 1 : index + 1),
      ),
    );
  return new RegExp([...named({ month: "long" }, 12), ...named({ weekday: "long" }, 7)].join("|"), "g");
}

/**
 * What a page in a pseudo-translated language (tests/content/edits/pseudo-translation.ts) says in the words of another.
 * Names are told from words by the pages in the other languages, which have them alike.
 * @param page its HTML
 * @param others the HTML of the same page in two other languages
 */
export function untranslatedTexts(page: string, others: readonly string[], locale: Locale): string[] {
  const elsewhere = others.map((html) => new Set(pageTexts(parse(html), () => true)));
  const calendar = calendarWords(locale);
  const document = parse(page);
  const isOwn = (element: Element) => element.closest("[lang]") === document.documentElement;
  return pageTexts(document, isOwn)
    .filter((text) => !elsewhere.every((texts) => texts.has(text)))
    .filter((text) => !country.test(text))
    .filter((text) => /[aeiouy]/i.test(text.replace(addresses, "").replace(calendar, "")))
    .filter((text) => !/[äéíöüÿ]/i.test(text));
}
