import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { homeQuestions } from "../../../studio/server/titles";
import { outline } from "../../../studio/server/outline";
import { translator } from "../../../studio/texts/translator";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, open } = studioOfEachTest();

const translate = translator("tr");

describe("FAQ question in the studio", () => {
  const slugs = () => (JSON.parse(copy.read("data/faq.json")) as { slug: string }[]).map(({ slug }) => slug);
  const move = async (index: number, by: number) => {
    const { body } = await open("data/faq.json", [index]);
    return ask("save", { file: "data/faq.json", at: [index], move: by, before: body.value });
  };

  it("a move past the start of the list stops there, and is combined with preceding moves in its direction", async () => {
    const before = slugs();
    await move(4, -1);
    expect((await move(3, -9)).body).toMatchObject({ at: [0] });
    expect(slugs()).toEqual([before[4], ...before.slice(0, 4), ...before.slice(5)]);
    await move(0, 1);
    const changes = (await ask("outline")).body.changes ?? [];
    expect(changes.map(({ label }) => label)).toEqual([" ↓", " ↑ ×4"]);
    for (const { id } of changes) await ask("undo", { id });
    expect(slugs()).toEqual(before);
    expect((await move(0, -1)).body.change).toBeNull();
  });

  it("the description of a highlighted question states whether the home page shows it", () => {
    const questions = JSON.parse(copy.read("data/faq.json")) as object[];
    copy.write("data/faq.json", JSON.stringify(questions.map((one) => ({ ...one, isHighlighted: true }))));
    const items = outline(copy.root).find(({ id }) => id === "faq")?.items ?? [];
    const notes = items.slice(homeQuestions - 1, homeQuestions + 1).map(({ note }) => note?.tr);
    const ends = [translate("onHome"), translate("forHome")];
    expect(notes.map((note, index) => note?.endsWith(`· ${ends[index]}`))).toEqual([true, true]);
  });

  it("a highlighted question that does not fit on the home page has a reminder", async () => {
    const query = fs.readFileSync("src/pages/index.tsx", "utf8");
    expect(query).toContain(
      `isHighlighted: { eq: true } }, sort: { position: ASC }, limit: ${homeQuestions})`,
    );
    const questions = JSON.parse(copy.read("data/faq.json")) as object[];
    copy.write("data/faq.json", JSON.stringify(questions.map((one) => ({ ...one, isHighlighted: true }))));
    const notes = async (index: number) =>
      (await open("data/faq.json", [index])).body.reminders?.filter(({ at }) => at?.[0] === "isHighlighted");
    expect(await notes(homeQuestions - 1)).toEqual([]);
    expect(await notes(homeQuestions)).toMatchObject([
      { message: { tr: expect.stringContaining(`${homeQuestions + 1}. sırada`) as string } },
    ]);
  });
});

describe("storage of unsaved drafts", () => {
  it("a new item's draft is kept even without a name", async () => {
    const value = { slug: "", question: { tr: "Yarım", en: "" } };
    await ask("check", { kind: "addQuestion", value, label: "Soru ekle" });
    expect((await ask("newItem", { kind: "addQuestion" })).body.draft).toMatchObject({ value });
    expect((await ask("outline")).body.drafts).toMatchObject([{ kind: "addQuestion", label: "Soru ekle" }]);
  });

  it("an item's draft is not offered to another item at its position", async () => {
    const { body } = await open("data/faq.json", [1]);
    const value = { ...(body.value as object), isHighlighted: false };
    await ask("check", { file: "data/faq.json", at: [1], value, before: body.value, label: "x" });
    expect((await open("data/faq.json", [1])).body.draft).toBeDefined();
    const questions = JSON.parse(copy.read("data/faq.json")) as object[];
    copy.write("data/faq.json", JSON.stringify(questions.slice(1)));
    expect((await open("data/faq.json", [1])).body.draft).toBeUndefined();
  });
});
