import { describe, expect, it } from "vitest";
import { figures } from "../../helpers/figures";
import { lastDone } from "../../../studio/app/panels";
import { translator } from "../../../studio/texts/translator";
import { studioOfEachTest } from "../../helpers/studio-calls";

const turkish = translator("tr");

const { copy, ask, open, edit, setPrice } = studioOfEachTest();

const { domainPrice } = figures;

describe("studio undo", () => {
  it("undo reverts one change and keeps later changes to other fields; a redone change is the next to be undone", async () => {
    const first = await setPrice(29.5);
    await setPrice(17.5, "domainPrice");
    const { id } = first.body.change ?? {};
    expect((await ask("undo", { id })).status).toBe(200);
    expect(copy.changedLines()).toEqual([`-    "value": ${domainPrice.value},`, '+    "value": 17.5,']);
    expect((await ask("outline")).body.changes?.map(({ isUndone }) => isUndone)).toEqual([false, true]);
    await ask("undo", { id, isUndone: true });
    expect(copy.changedLines()).toHaveLength(4);
    expect(lastDone((await ask("outline")).body.changes ?? [])?.id).toBe(id);
  });

  it("undo is rejected if the same field was changed later", async () => {
    const first = await setPrice(29.5);
    const second = await setPrice(31.5);
    await setPrice(17.5, "domainPrice");
    const [, newer, older] = (await ask("outline")).body.changes ?? [];
    const refused = async (change: typeof first, isUndone = false) => {
      const { status, body } = await ask("undo", { id: change.body.change?.id, isUndone });
      return [status, body.code, body.message?.tr];
    };
    const named = (step: "undoFirst" | "redoFirst", name = "") =>
      turkish("changedSince", { step: turkish(step, { label: name }) });
    expect(await refused(first)).toEqual([409, "changedSince", named("undoFirst", newer?.label)]);
    for (const { body } of [second, first]) await ask("undo", { id: body.change?.id });
    expect(await refused(second, true)).toEqual([409, "changedSince", named("redoFirst", older?.label)]);
  });

  it("undo is rejected after a later change to the same field, even if the value is the same again", async () => {
    const first = await setPrice(29.5);
    // As fetching writes it, which is no change in the history.
    copy.write(
      "data/constants.json",
      copy.read("data/constants.json").replace('"value": 29.5', '"value": 35'),
    );
    await setPrice(29.5);
    const { status, body } = await ask("undo", { id: first.body.change?.id });
    expect([status, body.code]).toEqual([409, "changedSince"]);
  });

  it("an undo blocked by dependent content names that content, the item, and the change to undo first", async () => {
    const { body } = await open("data/faq.json", [0]);
    const question = { tr: "Yeni soru nedir?", en: "What is the new question?" };
    const value = { ...(body.value as object), slug: "new-one", question };
    const first = await ask("save", { kind: "addQuestion", value, label: "Soru" });
    await edit("data/pricing.json", ["questions"], (old: string[]) => [...old, "new-one"]);
    const label = (await ask("outline")).body.changes?.[0]?.label ?? "";
    await setPrice(29);
    const refused = await ask("undo", { id: first.body.change?.id });
    expect([refused.status, refused.body.code]).toEqual([409, "neededSince"]);
    const name = "Fiyat sayfası › Sorular";
    const step = turkish("undoFirst", { label });
    expect(refused.body.message?.tr).toBe(turkish("neededSince", { name, step }));
  });

  it("a deletion is undone after a later change to another item in the list", async () => {
    const slugs = () =>
      (JSON.parse(copy.read("data/faq.json")) as { slug: string }[]).map(({ slug }) => slug);
    const before = slugs();
    const index = before.findLastIndex((slug) => !copy.read("data/pricing.json").includes(`"${slug}"`));
    const { body } = await open("data/faq.json", [index]);
    const removal = { file: "data/faq.json", at: [index], isRemoved: true, before: body.value };
    const { change } = (await ask("save", removal)).body;
    await edit("data/faq.json", [0], (old: object) => ({ ...old, isHighlighted: false }));
    expect((await ask("undo", { id: change?.id })).status).toBe(200);
    expect(slugs()).toEqual(before);
    expect(JSON.parse(copy.read("data/faq.json"))).toMatchObject({ 0: { isHighlighted: false } });
  });

  it("undoing a move is rejected after a later change to the moved item", async () => {
    type Marked = { slug: string; isHighlighted: boolean };
    const marks = () =>
      (JSON.parse(copy.read("data/faq.json")) as Marked[]).map(({ slug, isHighlighted: is }) => [slug, is]);
    const { body } = await open("data/faq.json", [3]);
    const { change } = (await ask("save", { file: "data/faq.json", at: [3], move: -1, before: body.value }))
      .body;
    await edit("data/faq.json", [2], (old: Marked) => ({ ...old, isHighlighted: !old.isHighlighted }));
    const before = marks();
    const { status } = await ask("undo", { id: change?.id });
    expect([status, marks()]).toEqual([409, before]);
  });

  it("undo is rejected if another item has taken the position of the changed one", async () => {
    const mark = (old: object) => ({ ...old, isHighlighted: false });
    const first = await edit("data/faq.json", [0], mark);
    const [changed, next, ...others] = JSON.parse(copy.read("data/faq.json")) as object[];
    copy.write("data/faq.json", JSON.stringify([{ ...next, isHighlighted: false }, changed, ...others]));
    const { status, body } = await ask("undo", { id: first.body.change?.id });
    expect([status, body.code]).toEqual([409, "changedSince"]);
  });

  it("undoing all changes restores every file byte for byte", async () => {
    await setPrice(29);
    await edit("data/faq.json", [1], (old: object) => ({ ...old, isHighlighted: false }));
    await setPrice(31);
    const { body } = await ask("outline");
    for (const { id } of body.changes ?? []) await ask("undo", { id });
    expect(copy.git("status", "--porcelain")).toBe("");
  });
});
