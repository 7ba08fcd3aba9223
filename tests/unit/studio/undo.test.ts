import { describe, expect, it } from "vitest";
import { figures } from "../../helpers/figures";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, open, edit, setPrice } = studioOfEachTest();

const { domainPrice } = figures;

describe("undo in the studio", () => {
  it("undo reverts one change, keeps later changes to other fields, and can itself be undone", async () => {
    const first = await setPrice(29.5);
    await setPrice(17.5, "domainPrice");
    const undone = await ask("undo", { id: first.body.change?.id });
    expect(undone.status).toBe(200);
    expect(copy.changedLines()).toEqual([`-    "value": ${domainPrice.value},`, '+    "value": 17.5,']);
    await ask("undo", { id: undone.body.change?.id });
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

describe("address of a published item", () => {
  it("a redirect is offered after a rename, until the rename is undone", async () => {
    const [{ slug } = { slug: "" }] = JSON.parse(copy.read("data/faq.json")) as { slug: string }[];
    const entry = { from: `/faq/#${slug}`, to: "/faq/#yeni-ad" };
    const offered = async () =>
      (await open("data/faq.json", [0])).body.reminders?.map(({ at, redirect }) => ({ at, redirect }));
    expect(await offered()).toEqual([]);
    expect((await ask("redirect", { from: entry.from })).status).toBe(404);
    const renamed = await edit("data/faq.json", [0], (old: object) => ({ ...old, slug: "yeni-ad" }));
    expect(renamed.status).toBe(200);
    expect(await offered()).toEqual([{ at: ["slug"], redirect: entry }]);

    const { status, body } = await ask("redirect", { from: entry.from });
    expect(status).toBe(200);
    expect(JSON.parse(copy.read("data/redirects.json"))).toEqual([entry]);
    expect(await offered()).toEqual([]);

    expect((await ask("undo", { id: body.change?.id })).status).toBe(200);
    expect(copy.read("data/redirects.json")).toBe("[]\n");
    expect(await offered()).toEqual([{ at: ["slug"], redirect: entry }]);
  });

  it.each(["/faq/#nothing", "/press/", "", undefined, 3])(
    "a redirect from %j that was not offered is not added",
    async (from) => {
      expect((await ask("redirect", { from })).status).toBe(404);
      expect(copy.read("data/redirects.json")).toBe("[]\n");
    },
  );
});
