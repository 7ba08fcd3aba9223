import fs from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ContentStore } from "../../../studio/server/content-store";
import { History } from "../../../studio/server/history";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, edit, setPrice } = studioOfEachTest();

const list = () => path.join(copy.root, ".studio/history.jsonl");
const changes = async () => (await ask("outline")).body.changes ?? [];

describe("history of changes in the studio", () => {
  it("the history describes a single-field change by both values, a multi-field change by item, and a new item by name", async () => {
    await setPrice(29);
    await edit("data/constants.json", ["storePrice"], (old: object) => ({
      ...old,
      value: 31,
      asOf: "2026-01-02",
    }));
    await edit("data/faq.json", [0], (old: { answer: object[] }) => ({
      ...old,
      answer: [...old.answer, old.answer[0]],
    }));
    const texts = { tr: "Yeni soru nedir?", en: "What is new?" };
    const value = { slug: "yeni", category: "store", isHighlighted: false, question: texts, answer: [texts] };
    await ask("save", { kind: "addQuestion", value, label: "Soru ekle" });
    // The lines beside the added item stay.
    const removed = copy.changedLines().filter((line) => line.startsWith("-"));
    expect(removed.map((line) => line.trim().replace(/^- *"(\w+)".*/, "$1"))).toEqual(["value", "asOf"]);
    const all = await changes();
    expect(all.map(({ label }) => label)).toEqual([
      "Soru ekle: Yeni soru nedir?",
      expect.stringMatching(/^x – Yanıt: – → Kanalya; WhatsApp.*…$/),
      "x",
      "x – Değer: 25 → 29",
    ]);
    expect(all[2]?.details).toEqual([
      "Değer: 29 → 31",
      expect.stringMatching(/^Geçerlilik tarihi: .* → 2 Ocak 2026$/),
    ]);
  });

  it("a changed text is listed with its language, and an untitled item with all its values", async () => {
    type Hours = { note: object; periods: object[] };
    await edit("data/site.json", ["openingHours"], (old: Hours) => ({
      note: { ...old.note, en: "New." },
      periods: [...old.periods, { days: ["sunday"], from: "10:00", to: "16:00" }],
    }));
    expect((await changes())[0]?.details).toEqual([
      expect.stringMatching(/^Not \(İngilizce\): .* → New\.$/),
      "Günler ve saatler: – → Pazar · 10:00 · 16:00",
    ]);
  });

  it("changes list referenced items by title, and show markup only if nothing else changed", async () => {
    const faq = JSON.parse(copy.read("data/faq.json")) as { slug: string; question: { tr: string } }[];
    const { questions } = JSON.parse(copy.read("data/pricing.json")) as { questions: string[] };
    await edit("data/pricing.json", ["questions"], (old: string[]) => old.slice(0, -1));
    const titleOf = (slug = "") => faq.find((one) => one.slug === slug)?.question.tr;
    expect((await changes())[0]?.label).toBe(`x – Sorular: ${titleOf(questions.at(-1))} → –`);
    type Question = { answer: { tr: string }[] };
    const write = (tr: string) =>
      edit("data/faq.json", [0], (old: Question) => ({ ...old, answer: [{ ...old.answer[0], tr }] }));
    await write("Eski sözler.");
    await write("**Eski** sözler.");
    expect((await changes())[0]?.label).toMatch(/: Eski sözler\. → \*\*Eski\*\* sözler\.$/);
    await write("**Yeni** sözler.");
    expect((await changes())[0]?.label).toMatch(/: Eski sözler\. → Yeni sözler\.$/);
  });

  it("a change is not saved if the history cannot be written, and the reason is reported", async () => {
    fs.mkdirSync(list(), { recursive: true });
    const before = copy.read("data/constants.json");
    const { status, body } = await setPrice(30);
    expect([status, body]).toMatchObject([500, { code: "noHistory" }]);
    expect(copy.read("data/constants.json")).toBe(before);
    fs.rmdirSync(list());
    expect((await setPrice(30)).status).toBe(200);
    expect(await changes()).toHaveLength(1);
  });

  it("a change is not recorded if a file cannot be written, and files already written are restored", () => {
    const store = new ContentStore(copy.root);
    const history = new History(store);
    const before = copy.read("data/home.json");
    vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      if (String(to).endsWith("faq.json")) throw new Error("ENOSPC");
      fs.copyFileSync(from, to);
    });
    const contents = ["data/home.json", "data/faq.json"].map((file) => [file, Buffer.from("{}")] as const);
    expect(() => history.write({ label: "x" }, new Map(contents))).toThrow("ENOSPC");
    vi.restoreAllMocks();
    expect(history.entries()).toEqual([]);
    expect(copy.read("data/home.json")).toBe(before);
  });

  it("a power failure loses only an incomplete last line of the history", async () => {
    await setPrice(30);
    fs.appendFileSync(list(), '\n{"id":"torn","at":"20');
    const { change } = (await setPrice(31)).body;
    expect(await changes()).toHaveLength(2);
    expect((await ask("undo", { id: change?.id })).status).toBe(200);
    expect(copy.read("data/constants.json")).toContain('"value": 30');
  });

  it("undoing an already undone or an unknown change yields the same error", async () => {
    const { change } = (await setPrice(30)).body;
    await ask("undo", { id: change?.id });
    expect((await ask("undo", { id: change?.id })).body.code).toBe("missingChange");
    expect((await ask("undo", { id: "none" })).body.code).toBe("missingChange");
  });
});
