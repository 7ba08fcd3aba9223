import { describe, expect, it } from "vitest";
import { figures } from "../../helpers/figures";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, edit, setPrice } = studioOfEachTest();

const { domainPrice } = figures;

describe("studio undo", () => {
  it("reverts one change, keeps later changes to other fields, and can be redone", async () => {
    const first = await setPrice(29.5);
    await setPrice(17.5, "domainPrice");
    const { id } = first.body.change ?? {};
    expect((await ask("undo", { id })).status).toBe(200);
    expect(copy.changedLines()).toEqual([`-    "value": ${domainPrice.value},`, '+    "value": 17.5,']);
    expect((await ask("outline")).body.changes?.map(({ isUndone }) => isUndone)).toEqual([false, true]);
    await ask("undo", { id, isUndone: true });
    expect(copy.changedLines()).toHaveLength(4);
  });

  it("undo is rejected if the same field was changed later", async () => {
    const first = await setPrice(29.5);
    await setPrice(31.5);
    const { status, body } = await ask("undo", { id: first.body.change?.id });
    expect([status, body.code]).toEqual([409, "changedSince"]);
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
