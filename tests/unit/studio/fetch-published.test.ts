import { describe, expect, it } from "vitest";
import { withRemote } from "../../helpers/content-remote";
import { studioOfEachTest } from "../../helpers/studio-calls";

const calls = studioOfEachTest();
const { copy, ask, edit, setPrice } = calls;

const constants = "data/constants.json";
const { addRemote, changeOnRemote, tip, changes, labels, handOver } = withRemote(calls);

const fetched = async () => (({ branch, drafts }) => [branch, drafts])((await ask("getPublished")).body);

describe("fetching published content", () => {
  it.each([false, true])("merged content is not offered again (branch deleted: %s)", async (isDeleted) => {
    addRemote();
    await setPrice(29);
    const { branch = "" } = await handOver();
    await ask("send");
    await edit("data/faq.json", [0], (old: object) => ({ ...old, isHighlighted: false }));
    const merged = changeOnRemote(undefined, branch);
    expect((await ask("getPublished")).body.branch).toBe(branch);
    expect(tip("HEAD")).toBe(merged);
    expect(copy.git("status", "--porcelain")).toBe(" M data/faq.json\n");
    if (isDeleted) {
      copy.git("branch", "-D", branch);
      copy.git("update-ref", "-d", `refs/remotes/origin/${branch}`);
    }
    await setPrice(3, "diskGb");
    const open = [
      "Fiyatlar ve rakamlar › Disk – Değer: 2 → 3",
      "Sorular › Kanalya ne işe yarar? – Ana sayfada: Evet → Hayır",
    ];
    expect(await labels()).toEqual(open);
    const { branch: next = "" } = await handOver();
    expect(tip(`${next}^`)).toBe(merged);
    copy.git("branch", "-D", next);
    expect(await labels()).toEqual(open);
  });

  it("a reviewer's correction in a merged branch replaces the pushed value, which becomes a draft", async () => {
    addRemote();
    await setPrice(29);
    const { branch = "" } = await handOver();
    await ask("send");
    const merged = changeOnRemote(['"value": 29', '"value": 28'], branch);
    expect(await fetched()).toEqual([undefined, 1]);
    expect(tip("HEAD")).toBe(merged);
    expect((await changes()).pending).toBeUndefined();
  });

  it("a pushed value that also changes in the published version before its branch is merged becomes a draft, and the next hand-over resolves the conflict on that branch", async () => {
    addRemote();
    await setPrice(29);
    await setPrice(3, "diskGb");
    const { branch = "" } = await handOver();
    await ask("send");
    changeOnRemote(['"value": 25', '"value": 26']);
    expect(await fetched()).toEqual([undefined, 1]);
    const { value, draft } = (await ask("item", { file: constants, at: ["storePrice"] })).body;
    expect([value, draft?.value]).toMatchObject([{ value: 26 }, { value: 29 }]);
    const disk = "Fiyatlar ve rakamlar › Disk – Değer: 2 → 3";
    expect(await labels()).toEqual([disk]);
    await setPrice(29);
    expect(await changes()).toMatchObject({ isOpen: true, pending: { branch, isConflicting: true } });
    expect(await labels()).toEqual(["Fiyatlar ve rakamlar › Mağaza fiyatı – Değer: 26 → 29", disk]);
    expect((await handOver()).branch).toBe(branch);
    expect(await changes()).toMatchObject({ isOpen: false, pending: { isConflicting: false } });
    await ask("send");
    changeOnRemote(undefined, branch);
    expect(await fetched()).toEqual([branch, 0]);
    expect(copy.git("status", "--porcelain")).toBe("");
  });

  it("non-conflicting local changes to a file are merged with its published version, whether or not they were pushed", async () => {
    addRemote();
    const { body } = await setPrice(29);
    const merged = changeOnRemote(['"value": 15', '"value": 14']);
    expect((await ask("getPublished")).status).toBe(200);
    expect(tip("HEAD")).toBe(merged);
    const ownChange = () => copy.git("diff", "-U0", "HEAD").match(/^[-+] .*/gm);
    expect(ownChange()).toEqual(['-    "value": 25,', '+    "value": 29,']);
    const { branch = "" } = await handOver();
    await ask("send");
    changeOnRemote(['"value": 14', '"value": 16']);
    expect((await ask("getPublished")).body).not.toHaveProperty("branch");
    expect(ownChange()).toEqual(['-    "value": 25,', '+    "value": 29,']);
    expect(await changes()).toMatchObject({ isOpen: false, pending: { branch } });
    await ask("undo", { id: body.change?.id });
    changeOnRemote(undefined, branch);
    expect((await ask("getPublished")).body.branch).toBe(branch);
    expect(ownChange()).toEqual(['-    "value": 29,', '+    "value": 25,']);
  });

  it("a published code file is fetched but not listed as content", async () => {
    copy.write("code.json", "{}");
    copy.git("add", "code.json");
    copy.git("commit", "-qm", "Code");
    addRemote();
    changeOnRemote(["{}", "[]"], "", "code.json");
    expect((await ask("getPublished")).body).toEqual({ items: [], drafts: 0 });
  });

  it("a different published value replaces the saved one, which becomes a draft", async () => {
    addRemote();
    await setPrice(29);
    await setPrice(3, "diskGb");
    await setPrice(4, "diskGb");
    await setPrice(16, "trialDays");
    changeOnRemote(['"value": 25', '"value": 26']);
    changeOnRemote(['"value": 15', '"value": 14']);
    const { body } = await ask("getPublished", { language: "en" });
    expect(body).toMatchObject({
      drafts: 2,
      items: [
        { name: "Prices and figures › Trial period", lines: ["Value: 16 → 14"] },
        { name: "Prices and figures › Price of the store plan", lines: ["Value: 29 → 26"] },
      ],
    });
    expect(copy.git("diff", "-U0", "HEAD").match(/^[-+] .*/gm)).toEqual([
      '-    "value": 2,',
      '+    "value": 4,',
    ]);
    const { value, draft } = (await ask("item", { file: constants, at: ["storePrice"] })).body;
    expect([value, draft?.before, draft?.value]).toMatchObject([{ value: 26 }, { value: 26 }, { value: 29 }]);
    expect(await changes()).toMatchObject({ drafts: 2, isOpen: true });
    expect(await labels()).toEqual(["Fiyatlar ve rakamlar › Disk – Değer: 2 → 4"]);
  });

  it("a draft of replaced values includes fields changed only in the published version, and replaces a different item's draft", async () => {
    addRemote();
    const [site, faq] = ["data/site.json", "data/faq.json"];
    type Question = { question: { tr: string; en: string } };
    type Hours = { note: object };
    const own = { tr: "Benim" };
    await edit(faq, [0], (old: Question) => ({ ...old, question: { ...old.question, ...own } }));
    await edit(faq, [1], (old: Question) => ({ ...old, question: { ...old.question, ...own } }));
    await edit(site, ["openingHours"], (old: Hours) => ({ ...old, note: { ...old.note, ...own } }));
    await ask("keepDraft", { file: site, at: ["openingHours"], value: 1, before: { id: "another" } });
    const [{ question }, second] = JSON.parse(copy.git("show", `HEAD:${faq}`)) as [Question, Question];
    changeOnRemote([question.tr, "Onun"], "", faq);
    changeOnRemote([question.en, "Theirs"], "", faq);
    changeOnRemote([second.question.en, "Theirs"], "", faq);
    changeOnRemote(["Bu saatler örnektir.", "Onun"], "", site);
    expect((await ask("getPublished")).body).toMatchObject({ drafts: 2 });
    const draftOf = async (file: string, at: (string | number)[]) =>
      (await ask("item", { file, at })).body.draft;
    expect((await draftOf(faq, [0]))?.value).toMatchObject({ question: { ...own, en: "Theirs" } });
    expect((await ask("item", { file: faq, at: [1] })).body.value).toMatchObject({
      question: { ...own, en: "Theirs" },
    });
    expect(await draftOf(site, ["openingHours"])).toMatchObject({ isDisputed: true, value: { note: own } });
  });

  it("a paragraph changed locally and remotely becomes a draft that includes the other published paragraphs", async () => {
    addRemote();
    const text = copy.read("data/legal/gdpr/tr.md");
    const lines = text.split("\n").filter((line) => line.length > 60);
    const [first = "", last = ""] = [lines[2], lines.at(-1)];
    await edit("data/legal/gdpr", [], (old: { body: { tr: string } }) => ({
      ...old,
      body: { ...old.body, tr: old.body.tr.replace(first, "Benim cümlem.") },
    }));
    changeOnRemote([first, "Onun cümlesi."], "", "data/legal/gdpr/tr.md");
    changeOnRemote([last, "Son cümle."], "", "data/legal/gdpr/tr.md");
    expect((await ask("getPublished")).body).toMatchObject({ drafts: 1 });
    const { value, draft } = (await ask("item", { file: "data/legal/gdpr", at: [] })).body;
    const bodies = [value, draft?.value].map((one) => (one as { body: { tr: string } }).body.tr);
    expect(bodies[0]).toContain("Onun cümlesi.");
    expect(bodies[1]).toContain("Benim cümlem.");
    for (const body of bodies) expect(body).toContain("Son cümle.");
  });

  it("FAQ questions added both locally and in the published version prevent fetching", async () => {
    addRemote();
    const faq = "data/faq.json";
    const before = copy.read(faq);
    const [question] = JSON.parse(before) as object[];
    const added = (slug: string) => `,\n  ${JSON.stringify({ ...question, slug })}\n]`;
    copy.write(faq, before.replace(/\n\]/, added("own")));
    changeOnRemote(["\n]", added("theirs")], "", faq);
    expect((await ask("getPublished")).body.message?.en).toContain("in “Questions”,");
  });

  it("fetching is refused, and changes nothing, if items cannot be merged or local commits exist", async () => {
    addRemote();
    const { storePrice, ...others } = JSON.parse(copy.read(constants)) as Record<string, unknown>;
    expect(storePrice).toBeDefined();
    copy.write(constants, JSON.stringify(others, null, 2));
    copy.write("data/new.txt", "new");
    copy.git("add", "data/new.txt");
    changeOnRemote(['"value": 25', '"value": 26']);
    const state = () => [tip("HEAD"), copy.git("status", "--porcelain"), copy.read(constants)];
    const before = state();
    const refusal = async () => (await ask("getPublished")).body.message?.en;
    expect(await refusal()).toContain("in “Prices and figures”,");
    expect(state()).toEqual(before);
    copy.git("commit", "-qm", "Own");
    expect(await refusal()).toContain("in “data/new.txt, Prices and figures”,");
  });
});
