import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { searchIndexPath, searchOptions, type SearchEntry } from "@/lib/search-options";

const entry: SearchEntry = {
  id: "page:/pricing/",
  kind: "page",
  url: "/pricing/",
  title: "Ücretler",
  summary: "Sade fiyatlar",
  text: "IĞDIR’dan sipariş",
};

it("searchIndexPath() returns the path of the index for each language", () => {
  expect(["tr", "en"].map(searchIndexPath)).toEqual(["/search-index/tr.json", "/search-index/en.json"]);
});

it.each(["ucretler", "ÜCRETLER", "fiyatlar", "igdir", "SİPARİŞ"])(
  "finds %s regardless of case and diacritics, and stores the displayed fields",
  (query) => {
    const index = new MiniSearch(searchOptions);
    index.add(entry);
    const { kind, url, title, summary } = entry;
    expect(index.search(query)).toMatchObject([{ id: entry.id, kind, url, title, summary }]);
    expect(index.search(query)[0]).not.toHaveProperty("text");
  },
);
