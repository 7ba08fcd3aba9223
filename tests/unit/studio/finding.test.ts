import { describe, expect, it } from "vitest";
import { outline } from "../../../studio/server/outline";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask } = studioOfEachTest();

type Found = { title: { tr: string; en: string }; excerpt?: string };

const find = async (text: string) => {
  const { body } = await ask("find", { text });
  return (body as { items: Found[] }).items;
};

describe("search in the studio", () => {
  it.each([
    ["çalışma saati", "Çalışma saatleri"],
    ["CALISMA SAATLERİ", "Çalışma saatleri"],
    ["marka renk", "Marka renkleri"],
    ["opening hours", "Çalışma saatleri"],
    ["bağlantılar", "Bağlantılar"],
  ])("finds items by common terms: %s", async (text, title) => {
    expect((await find(text)).map((item) => item.title.tr)).toContain(title);
  });

  it.each([
    ["15 gün ücretsiz", "15 gün ücretsiz"],
    ["ayda 25", "ayda"],
    ["mağazalar ürünün nasıl", "nasıl kullanıldığını gösteren"],
    ["Every channel, one conversation", "Every channel"],
  ])("finds a displayed text and shows it: %s", async (text, excerpt) => {
    const found = await find(text);
    expect(found.map((item) => item.excerpt ?? "").join("\n")).toContain(excerpt);
  });

  it.each(["", " ", "a", "zzzqqq"])("finds nothing for %j", async (text) => {
    expect(await find(text)).toEqual([]);
  });
});

it("items in a section of the list have unique names without placeholders", () => {
  for (const { id, items } of outline(copy.root)) {
    const titles = items.map(({ title }) => title.tr);
    expect(
      titles.filter((title, index) => titles.indexOf(title) !== index),
      id,
    ).toEqual([]);
    expect(
      titles.filter((title) => /\{\w+\}/.test(title)),
      id,
    ).toEqual([]);
  }
});
