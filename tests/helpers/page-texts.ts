import { JSDOM } from "jsdom";
import type { Locale } from "@/config/languages";

const spokenAttributes = ["alt", "aria-label", "title", "placeholder", "content"] as const;

/** Excludes variables, whose names are the same in every language. */
const isRead = (element: Element) => !element.matches("script, style, noscript, var");

/** Returns the texts of a page, including attributes. */
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

/** Country with calling code, which Intl provides in any language. */
const country = /^.+ \(\+\d+\)$/;
const addresses = /https?:\S+|\S+@\S+|\S+\.\S+/g;

/** Returns a pattern for Intl's names of months and days in a language. */
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
 * Returns the texts of a pseudo-translated page (tests/content/edits/third-language.ts) that are in
 * another language. Texts that are equal in both other languages count as names.
 * @param page HTML of the page
 * @param others HTML of the same page in two other languages
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
