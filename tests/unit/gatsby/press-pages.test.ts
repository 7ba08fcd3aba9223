import { describe, expect, it } from "vitest";
import { pressPageSize } from "@/lib/press-pages";
import { pressPages } from "../../../src/gatsby/pages/press-pages";

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `item-${index}`,
    date: "2024-01-01",
    source: index % 2 === 0 ? { tr: "Çarşı", en: "Market" } : { tr: "Şube", en: "Branch" },
  }));

describe("pagination of the press list", () => {
  it("a list that fits on one page has no further pages and no pages per source", () => {
    expect(pressPages(items(pressPageSize))).toMatchObject([{ path: "/press/", count: 1, sources: [] }]);
    expect(pressPages([])).toMatchObject([{ path: "/press/", total: 0 }]);
  });

  it("a list that exceeds one page has numbered pages, for all items and per source", () => {
    const pages = pressPages(items(2 * pressPageSize + 2));
    expect(pages.map(({ path }) => path)).toEqual([
      "/press/",
      "/press/2/",
      "/press/3/",
      "/press/source/carsi/",
      "/press/source/carsi/2/",
      "/press/source/sube/",
      "/press/source/sube/2/",
    ]);
    expect(pages[2]).toMatchObject({ number: 3, count: 3, total: 50, slugs: ["item-48", "item-49"] });
    expect(pages[4]).toMatchObject({ slugs: ["item-48"], source: { name: { en: "Market" } } });
  });

  it("every source has a unique path, even if its name has no Latin letters", () => {
    const names = ["Коммерсантъ", "الجزيرة", "24 Новости", "24 Часа", "Çarşı"];
    const many = items(pressPageSize + 6).map((item, index) => {
      const name = names[index % names.length] ?? "";
      return { ...item, source: { tr: name, en: name } };
    });
    const lists = pressPages(many).flatMap(({ path, source }) => (source ? [path] : []));
    expect(new Set(lists).size).toBe(names.length);
    for (const list of lists) expect(list).toMatch(/^\/press\/source\/[a-z0-9-]+\/$/);
    expect(lists).toContain("/press/source/carsi/");
  });
});
