import { expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import fs from "node:fs";
import site from "../../data/site.json";
import { locales } from "@/config/languages";
import { maxEntries } from "@/gatsby/feeds/press-feed";
import { localizedPath } from "@/lib/locale-path";

const atom = "http://www.w3.org/2005/Atom";
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;
const items = fs.readdirSync("data/press").filter((file) => file.endsWith(".json"));

for (const locale of locales)
  test(`the press feed is a valid Atom feed of all press items, ${locale}`, () => {
    const path = localizedPath(locale, "/press/feed.xml");
    const { document } = new JSDOM(fs.readFileSync(`public${path}`, "utf8"), {
      contentType: "application/xml",
    }).window;
    const texts = (element: Element | Document, name: string) =>
      [...element.getElementsByTagNameNS(atom, name)].map(({ textContent }) => textContent ?? "");
    const feed = document.documentElement;
    expect([feed.localName, feed.namespaceURI, feed.getAttribute("xml:lang")]).toEqual([
      "feed",
      atom,
      locale,
    ]);

    const entries = [...feed.getElementsByTagNameNS(atom, "entry")];
    expect(entries).toHaveLength(Math.min(items.length, maxEntries));
    for (const name of ["id", "title", "updated"]) {
      const own = [...feed.children].filter(({ localName }) => localName === name);
      expect(own, name).toHaveLength(1);
      for (const entry of entries) expect(texts(entry, name), name).toHaveLength(1);
    }
    const ids = texts(feed, "id");
    expect(new Set(ids).size).toBe(ids.length);
    for (const text of [...texts(feed, "updated"), ...texts(feed, "published")]) expect(text).toMatch(moment);
    expect(texts(feed, "published").slice().sort().reverse()).toEqual(texts(feed, "published"));
    expect(texts(feed, "title").filter((title) => title.trim() === "" || title.includes("{"))).toEqual([]);

    for (const link of feed.getElementsByTagNameNS(atom, "link")) {
      const href = new URL(link.getAttribute("href") ?? "");
      expect(href.origin).toBe(site.url);
      const file = href.pathname.endsWith("/") ? `${href.pathname}index.html` : href.pathname;
      const page = fs.readFileSync(`public${file}`, "utf8");
      if (href.hash) expect(page).toContain(`id="${href.hash.slice(1)}"`);
    }
  });
