import type { Page } from "@playwright/test";
import { localeResources } from "../helpers/locale-strings";
import type { Locale } from "@/config/languages";

export type PageFacts = {
  lang: string;
  title: string;
  headings: number;
  /** Ids that links may target. */
  ids: string[];
  /** Addresses of all links and resources, as written. */
  addresses: string[];
  /** Addresses of links for visitors, except alternates in other languages. */
  links: string[];
  /** Text, and attributes that are shown or read aloud. */
  words: string;
  emptySections: string[];
};

/**
 * Extracts the data that a crawl checks from a page's HTML; the browser parses it without loading or
 * running anything.
 * @param page an empty page, since the site's own policy forbids parsing text as HTML
 */
export function readPage(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const values = (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute) ?? "");
    for (const element of all("script, style, noscript, template")) {
      const address = element.getAttribute("src");
      if (address) parsed.head.append(Object.assign(parsed.createElement("link"), { href: address }));
      element.remove();
    }
    const isEmpty = (section: Element) => {
      const copy = section.cloneNode(true) as Element;
      copy.querySelectorAll("h1, h2, h3").forEach((heading) => heading.remove());
      return !copy.textContent?.trim() && !copy.querySelector("img, svg, input, form");
    };
    const shown = ["alt", "title", "placeholder", "aria-label"];
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      headings: all("h1").length,
      ids: values("[id]", "id"),
      addresses: [
        ...values("a[href], link[href]:not([rel='preconnect'])", "href"),
        ...values("img[src]", "src"),
        ...values("meta[property='og:image']", "content"),
      ],
      links: values("a[href]:not([hreflang])", "href"),
      words: [
        parsed.title,
        ...values("meta[name='description'], meta[property='og:image:alt']", "content"),
        ...shown.flatMap((attribute) => values(`[${attribute}]`, attribute)),
        ...all("body *").flatMap((element) =>
          [...element.childNodes]
            .filter(({ nodeType }) => nodeType === 3)
            .map((node) => node.textContent ?? ""),
        ),
      ].join("\n"),
      emptySections: all("main section")
        .filter(isEmpty)
        .map((section) => section.id || section.className),
    };
  }, html);
}

function keysOf(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, child]) => keysOf(child, prefix ? `${prefix}.${key}` : key));
}

/** Returns all keys of interface strings that cannot be words, with and without namespace. */
const keys = (locale: Locale) =>
  new Set(
    Object.entries(localeResources(locale)).flatMap(([namespace, strings]) =>
      keysOf(strings).flatMap((key) => [`${namespace}:${key}`, ...(key.includes(".") ? [key] : [])]),
    ),
  );

/** Returns untranslated keys and unfilled variables in a text. */
export function untranslated(words: string, locale: Locale): string[] {
  const known = keys(locale);
  return [
    ...words.split(/\s+/).filter((word) => known.has(word)),
    ...(words.match(/\{\{.*?\}\}|\{[a-zA-Z]\w*\}/g) ?? []),
  ];
}
