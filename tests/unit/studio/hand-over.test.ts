import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { withRemote } from "../../helpers/content-remote";
import { studioOfEachTest } from "../../helpers/studio-calls";

const calls = studioOfEachTest();
const { copy, ask, edit, setPrice } = calls;

const { addRemote, tip, changes, labels, handOver } = withRemote(calls);

describe("handing over changes for review", () => {
  it("a hand-over commits only the content to a new branch, and leaves the working tree unchanged", async () => {
    await setPrice(29);
    copy.write(".gitignore", ".studio/\nother\n");
    const branch = copy.git("rev-parse", "--abbrev-ref", "HEAD");
    const { branch: own = "" } = await handOver("Fiyat");
    expect(copy.git("show", "--name-only", "--format=%s", own)).toBe("Fiyat\n\ndata/constants.json\n");
    expect(copy.git("rev-parse", "--abbrev-ref", "HEAD")).toBe(branch);
    expect(copy.git("status", "--porcelain")).toBe(" M .gitignore\n M data/constants.json\n");
  });

  it("changes are listed by name and values until they are committed to a branch", async () => {
    await setPrice(29);
    const price = "Fiyatlar ve rakamlar › Mağaza fiyatı – Değer:";
    expect(await labels()).toEqual([`${price} 25 → 29`]);
    const { branch = "" } = await handOver();
    expect(await changes()).toMatchObject({ isOpen: false, changes: [] });
    expect((await handOver()).code).toBe("nothingChanged");
    await setPrice(31);
    await setPrice(30);
    await setPrice(31);
    expect(await labels()).toEqual([`${price} 29 → 31`]);
    copy.git("branch", "-D", branch);
    expect(await labels()).toEqual([`${price} 25 → 31`]);
  });

  it("a branch is named after the message and pushed; a missing remote or a Git error is reported", async () => {
    await setPrice(29);
    const { branch = "" } = await handOver("Fiyatı güncelle!");
    expect(branch).toMatch(/^icerik-\d{4}-\d\d-\d\d-fiyati-guncelle$/);
    expect((await changes()).pending).toMatchObject({ branch, isSent: false });
    expect((await ask("send")).body.code).toBe("noRemote");
    addRemote();
    expect((await ask("send")).body.branch).toBe(branch);
    expect(await changes()).toMatchObject({ isOpen: false, pending: { branch, isSent: true } });
    expect(copy.git("ls-remote", "--heads", "origin")).toContain(`refs/heads/${branch}`);
    fs.rmSync(copy.git("remote", "get-url", "origin").trim(), { recursive: true });
    await setPrice(30);
    await handOver();
    expect((await ask("send")).body.code).toBe("remoteFailed");
  });

  it("the review URL from the Git server's first response is kept after later pushes", async () => {
    addRemote();
    const hook = path.join(copy.git("remote", "get-url", "origin").trim(), "hooks/post-receive");
    const answer = (text: string) =>
      fs.writeFileSync(hook, `#!/bin/sh\necho "https://example.com/x\n${text}"`, { mode: 0o755 });
    await setPrice(29);
    const { branch = "" } = await handOver();
    const review = `https://example.com/pull/new/${branch}`;
    answer(`Create a pull request:\n  ${review}`);
    await ask("send");
    answer("");
    await setPrice(30);
    await handOver();
    await ask("send");
    expect((await changes()).pending).toMatchObject({ isSent: true, review });
  });

  it("a second hand-over adds to the pending branch, including changes undone since the first", async () => {
    const { body } = await setPrice(29);
    const { branch: first = "" } = await handOver();
    await edit("data/faq.json", [0], (old: object) => ({ ...old, isHighlighted: false }));
    await ask("undo", { id: body.change?.id });
    expect(await labels()).toEqual([
      "Fiyatlar ve rakamlar › Mağaza fiyatı – Değer: 29 → 25",
      "Sorular › Kanalya ne işe yarar? – Ana sayfada: Evet → Hayır",
    ]);
    expect((await handOver()).branch).toBe(first);
    expect(copy.git("log", "--format=%s", `HEAD..${first}`)).toBe("x\nx\n");
    expect(copy.git("diff", first)).toBe("");
    expect((await changes()).isOpen).toBe(false);
  });

  it("a branch that a reviewer has pushed to is not changed", async () => {
    addRemote();
    await setPrice(29);
    const { branch: first = "" } = await handOver();
    await ask("send");
    const theirs = copy.git("commit-tree", "-p", first, "-m", "Correct", `${first}^{tree}`).trim();
    copy.git("push", "-q", "origin", `${theirs}:refs/heads/${first}`);
    await setPrice(30);
    const { branch: second = "" } = await handOver();
    expect(second).not.toBe(first);
    expect(tip(`${second}^`)).toBe(tip(first));
    expect((await ask("send")).status).toBe(200);
  });

  it("added, moved and deleted items are listed by name", async () => {
    const faq = "data/faq.json";
    const { value } = (await ask("item", { file: faq, at: [1] })).body;
    await ask("save", { file: faq, at: [1], value, before: value, label: "x", move: 1 });
    const story = "data/stories/mercan-butik.json";
    const before = JSON.parse(copy.read(story)) as object;
    await ask("save", { file: story, at: [], before, isRemoved: true });
    const questions = JSON.parse(copy.read(faq)) as object[];
    copy.write(faq, JSON.stringify([...questions, { ...questions[0], slug: "new" }]));
    expect(await labels()).toEqual([
      "Eklendi: Sorular › Kanalya ne işe yarar?",
      "Sırası değişti: Sorular – Nasıl başlarım? (2 → 3)",
      "Silindi: Üç telefondan tek gelen kutusuna",
    ]);
  });

  it("a reference to a deleted question is listed by the question's title", async () => {
    const question = { file: "data/faq.json", at: [0] };
    const shown = { file: "data/pricing.json", at: ["questions"] };
    const [before, list] = [(await ask("item", question)).body.value, (await ask("item", shown)).body.value];
    const { slug } = before as { slug: string };
    await edit(shown.file, shown.at, (old: string[]) => [slug, ...old]);
    await ask("handOver", { message: "x" });
    await edit(shown.file, shown.at, () => list);
    await ask("save", { ...question, before, isRemoved: true });
    const all = ((await changes()) as { changes: { lines: string[] }[] }).changes;
    expect(all.flatMap(({ lines }) => lines)).toEqual(["Sorular: Kanalya ne işe yarar? → –"]);
  });
});
