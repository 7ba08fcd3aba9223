import { describe, expect, it } from "vitest";
import { formSchema } from "../../../studio/server/form-schema";
import { scheduled } from "../../../studio/server/outline-groups";
import { outline } from "../../../studio/server/outline";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, setPrice } = studioOfEachTest();

type Found = { items: { title: { tr: string; en: string }; excerpt?: string }[]; count: number };

const search = async (text: string) => (await ask("find", { text })).body as unknown as Found;
const find = async (text: string) => (await search(text)).items;

describe("search in the studio", () => {
  it.each([
    ["çalışma saati", "Çalışma saatleri"],
    ["CALISMA SAATLERİ", "Çalışma saatleri"],
    ["marka renk", "Marka renkleri"],
    ["opening hours", "Çalışma saatleri"],
    ["bağlantılar", "Bağlantılar"],
    ["açılış saatleri", "Çalışma saatleri"],
    ["telefon numarası", "Şirketin adı, adresleri, telefonu"],
    ["ücret", "Mağaza fiyatı"],
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

  it("a field whose label matches except for suffixes precedes text matches", async () => {
    const [first] = await find("telefon numaramız");
    expect(first).toMatchObject({ file: "data/site.json", at: [], field: { at: ["phone"] } });
  });

  it.each([
    ["üyeliğimi iptal etmek", "iptal edebilir"],
    ["kargom ne zaman gelir acaba", "Kargom bugün gelir mi"],
    ["reklamların ücreti", "Kolay reklamın ücreti ne?"],
    ["telfon numarası", "+90 850 000 00 00"],
    ["0850", "+90 850 000 00 00"],
  ])("texts with most and the rarest words of a query come first: %s", async (text, excerpt) => {
    const found = await find(text);
    expect(
      found
        .slice(0, 5)
        .map((item) => item.excerpt ?? "")
        .join("\n"),
    ).toContain(excerpt);
  });

  it("a search lists the company's phone number before legal texts that contain it, and finds no constant names", async () => {
    const [first] = await find("850 000");
    expect(first).toMatchObject({ file: "data/site.json", field: { at: ["phone"] } });
    for (const code of ["trialDays", "storePrice"])
      expect((await find(code)).map(({ excerpt }) => excerpt)).not.toContain(code);
  });

  it("an item whose text exactly matches the query is listed first", async () => {
    const [first] = await find("Bütün kanallar tek konuşmada");
    expect(first).toMatchObject({ file: "data/home.json", excerpt: "Bütün kanallar tek konuşmada" });
  });

  it.each(["", " ", "a", "zzzqqq"])("finds nothing for %j", async (text) => {
    expect(await find(text)).toEqual([]);
  });
});

it("a text clicked on the page identifies the field that contains the whole text", async () => {
  const first = async (text: string) =>
    ((await ask("find", { text, isWhole: true })).body as { items: { field?: object }[] }).items[0];
  const field = async (text: string) => (await first(text))?.field;
  expect(await field("+90 850 000 00 00")).toEqual({ file: "data/site.json", at: ["phone"] });
  await setPrice(30);
  expect(await field("$30")).toEqual({ file: "data/constants.json", at: ["storePrice"] });
  expect(await field("Ayda 400 GB trafik")).toMatchObject({ file: "data/pricing.json" });
  expect(await field("Ayda 400 GB trafikler")).toBeUndefined();
  const { date } = JSON.parse(copy.read("data/press/bthaber.json")) as { date: string };
  const day = new Date(date).toLocaleDateString("tr", { dateStyle: "long", timeZone: "UTC" });
  expect(await field(day)).toEqual({ file: "data/press/bthaber.json", at: ["date"] });
  for (const text of ["Pazartesi–Cuma 09:00–18:00", "Monday–Friday 09:00–18:00", "09:00–18:00"])
    expect(await first(text)).toMatchObject({ file: "data/site.json", at: ["openingHours"] });
});

it("search counts the results that it does not list", async () => {
  const { items, count } = await search("ve");
  expect(items).toHaveLength(50);
  expect(count).toBeGreaterThan(50);
});

it("titles of interface strings consist of whole words from the text, without code identifiers", () => {
  const strings = outline(copy.root).find(({ id }) => id === "strings")?.items ?? [];
  expect(strings.length).toBeGreaterThan(300);
  for (const { title, file, at } of strings) {
    const all = JSON.parse(copy.read(file.replace("/", "/tr/"))) as Record<string, unknown>;
    const text = JSON.stringify(all[String(at[0])]);
    const [words = ""] = title.tr.split(/…| \(\d+\)$/);
    expect(text.replaceAll("\\n", "\n")).toContain(words);
    expect(text.slice(text.indexOf(words) + words.length), title.tr).toMatch(/^[^\p{L}\p{N}]/u);
  }
});

it("list items show their category, mark, dates and publication period; news is sorted newest first", () => {
  const own = JSON.parse(copy.read("data/faq.json")) as object[];
  copy.write("data/faq.json", JSON.stringify([{ ...own[0], publishFrom: "2027-01-05" }, ...own.slice(1)]));
  const sections = outline(copy.root);
  const notes = (id: string, folder: string) =>
    (sections.find((section) => section.id === id)?.items ?? [])
      .filter(({ file }) => file.startsWith(folder) && !file.includes("articles"))
      .map(({ note }) => note?.en);
  expect(notes("faq", "data/faq.json")[0]).toBe(
    "Getting started · Marked for the home page, not shown now · Published: 5 January 2027 –",
  );
  expect(notes("references", "data/references/")).toContain("Home and decor");
  const days = notes("press", "data/press/").map((note) => Date.parse(note ?? ""));
  expect(days).toEqual([...days].sort((a, b) => b - a));
});

it("items in a section have unique names without placeholders", () => {
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

it("the scheduling task offers exactly the items whose forms have a publication period", () => {
  for (const { id, items } of outline(copy.root))
    for (const item of items.filter(({ file }) => id !== "strings" && !/\/demo-shops\//.test(file))) {
      const { properties = {} } = formSchema(copy.root, item, undefined, "tr");
      expect(scheduled.test(item.file), item.title.tr).toBe("publishFrom" in properties);
    }
});
