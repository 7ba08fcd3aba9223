import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, edit, setPrice } = studioOfEachTest();

const constants = "data/constants.json";
const tip = (name: string) => copy.git("rev-parse", name).trim();
const changes = async () => (await ask("changes")).body;
const labels = async () => (await changes()).changes?.map(({ label }) => label);
const handOver = async () => (await ask("handOver", { message: "x" })).body;

/** Adds a remote with the current branch. */
function addRemote() {
  const remote = fs.mkdtempSync(path.join(os.tmpdir(), "remote-"));
  copy.git("init", "-q", "--bare", remote);
  copy.git("remote", "add", "origin", remote);
  copy.git("push", "-qu", "origin", "HEAD");
}

/** Merges a branch on the remote as one commit, optionally with another change, and returns the commit. */
function mergeOnRemote(branch: string, change?: [from: string, to: string]) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "clone-"));
  const git = (...args: string[]) => copy.git("-C", root, "-c", "user.name=x", "-c", "user.email=x", ...args);
  git("clone", "-q", copy.git("remote", "get-url", "origin").trim(), root);
  git("merge", "-q", "--squash", `origin/${branch}`);
  const file = path.join(root, constants);
  if (change) fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(...change));
  git("commit", "-qam", "Merge");
  git("push", "-q");
  return git("rev-parse", "HEAD").trim();
}

describe("hand-over of changes", () => {
  it("a hand-over commits only the content to a new branch, and leaves the working tree unchanged", async () => {
    await setPrice(29);
    copy.write(".gitignore", ".studio/\nother\n");
    const branch = copy.git("rev-parse", "--abbrev-ref", "HEAD");
    const { body } = await ask("handOver", { message: "Fiyatı güncelle" });
    expect(
      copy
        .git("show", "--name-only", "--format=%s", body.branch ?? "")
        .trim()
        .split("\n"),
    ).toEqual(["Fiyatı güncelle", "", "data/constants.json"]);
    expect(copy.git("rev-parse", "--abbrev-ref", "HEAD")).toBe(branch);
    expect(copy.git("status", "--porcelain")).toBe(" M .gitignore\n M data/constants.json\n");
  });

  it("changes are listed by name and values until they are on a branch", async () => {
    await setPrice(29);
    expect(await labels()).toEqual(["x – Değer: 25 → 29"]);
    const { branch = "" } = (await ask("handOver", { message: "x" })).body;
    expect((await ask("changes")).body).toMatchObject({ isOpen: false, changes: [] });
    expect((await ask("handOver", { message: "x" })).body.code).toBe("nothingChanged");
    await setPrice(31);
    expect(await labels()).toEqual(["x – Değer: 29 → 31"]);
    copy.git("branch", "-D", branch);
    expect(await labels()).toEqual(["x – Değer: 29 → 31", "x – Değer: 25 → 29"]);
  });

  it("a branch is pushed to the remote; a missing remote or a Git error is reported", async () => {
    await setPrice(29);
    const { branch = "" } = (await ask("handOver", { message: "x" })).body;
    expect((await ask("changes")).body).not.toHaveProperty("remote");
    expect((await ask("send")).body.code).toBe("noRemote");
    const remote = fs.mkdtempSync(path.join(os.tmpdir(), "remote-"));
    copy.git("init", "-q", "--bare", remote);
    copy.git("remote", "add", "origin", remote);
    // A branch that was never sent is offered until it is.
    expect((await ask("changes")).body).toMatchObject({ remote: "origin", unsent: [branch] });
    expect((await ask("send")).status).toBe(200);
    expect((await ask("changes")).body).toMatchObject({ isOpen: false, unsent: [] });
    expect(copy.git("ls-remote", "--heads", "origin")).toContain(`refs/heads/${branch}`);
    fs.rmSync(remote, { recursive: true });
    await setPrice(30);
    await ask("handOver", { message: "x" });
    expect((await ask("send")).body.code).toBe("gitFailed");
  });

  it("a branch contains the listed changes, and builds on the pending branches of its files", async () => {
    await setPrice(29);
    const { branch: first = "" } = await handOver();
    await edit("data/faq.json", [0], (old: object) => ({ ...old, isHighlighted: false }));
    const { branch: other = "", base } = await handOver();
    expect([base, tip(`${other}^`)]).toEqual(["", tip("HEAD")]);
    await setPrice(3, "diskGb");
    expect(await labels()).toEqual(["x – Değer: 2 → 3"]);
    const second = await handOver();
    expect(second.base).toBe(first);
    expect(copy.git("diff", "-U0", first, second.branch ?? "").match(/^[-+] .*/gm)).toEqual([
      '-    "value": 2,',
      '+    "value": 3,',
    ]);
    expect(new Set((await changes()).unsent)).toEqual(new Set([first, other, second.branch]));
    await setPrice(401, "trafficGb");
    await edit("data/faq.json", [1], (old: object) => ({ ...old, isHighlighted: false }));
    const third = await handOver();
    expect(third.base).toBe([second.branch, other].join(", "));
    expect(copy.git("diff", third.branch ?? "")).toBe("");
  });

  it("a change undone after its hand-over is listed as undone", async () => {
    const { body } = await setPrice(29);
    await handOver();
    await setPrice(3, "diskGb");
    await ask("undo", { id: body.change?.id });
    expect((await changes()).changes?.map(({ label, isUndone }) => [label, isUndone])).toEqual([
      ["x – Değer: 2 → 3", false],
      ["x – Değer: 25 → 29", true],
    ]);
  });

  it("content merged on the remote is fetched, and not offered again, even if its branch is deleted", async () => {
    addRemote();
    await setPrice(29);
    const { branch = "" } = await handOver();
    await ask("send");
    await edit("data/faq.json", [0], (old: object) => ({ ...old, isHighlighted: false }));
    const merged = mergeOnRemote(branch);
    expect((await ask("getPublished")).status).toBe(200);
    expect(tip("HEAD")).toBe(merged);
    expect(copy.git("status", "--porcelain")).toBe(" M data/faq.json\n");
    copy.git("branch", "-D", branch);
    copy.git("update-ref", "-d", `refs/remotes/origin/${branch}`);
    await setPrice(3, "diskGb");
    expect(await labels()).toEqual(["x – Değer: 2 → 3", "x – Ana sayfada: Evet → Hayır"]);
    expect((await handOver()).base).toBe("");
  });

  it("differing content and commits of the branch prevent fetching, which then changes nothing", async () => {
    addRemote();
    await setPrice(29);
    const { branch = "" } = await handOver();
    await ask("send");
    copy.write("data/new.txt", "new");
    copy.git("add", "data/new.txt");
    await setPrice(30);
    const merged = mergeOnRemote(branch, ['"value": 15', '"value": 14']);
    const refusal = async () => (await ask("getPublished")).body.message?.en;
    const state = () => [tip("HEAD"), copy.git("status", "--porcelain"), copy.read(constants)];
    const before = state();
    expect(await refusal()).toContain(`changed: ${constants} differs`);
    expect(state()).toEqual(before);
    copy.git("commit", "-qm", "Own");
    expect(await refusal()).toContain("changed: data/new.txt, data/constants.json differs");
    copy.git("reset", "-q", "--soft", "HEAD^");
    copy.git("restore", constants);
    expect((await ask("getPublished")).status).toBe(200);
    expect([tip("HEAD"), copy.git("status", "--porcelain")]).toEqual([merged, "A  data/new.txt\n"]);
  });

  it("content that was handed over and corrected in the merged branch is replaced by the correction", async () => {
    addRemote();
    await setPrice(29);
    const { branch = "" } = await handOver();
    await ask("send");
    const merged = mergeOnRemote(branch, ['"value": 15', '"value": 14']);
    expect((await ask("getPublished")).status).toBe(200);
    expect([tip("HEAD"), copy.git("status", "--porcelain")]).toEqual([merged, ""]);
    expect(copy.read(constants)).toContain('"value": 14');
  });

  it("unsaved drafts are counted", async () => {
    const at = { file: constants, at: ["diskGb"] };
    const { value } = (await ask("item", at)).body;
    await ask("keepDraft", { ...at, value: { ...(value as object), value: 3 }, before: value });
    expect(await changes()).toMatchObject({ drafts: 1, isOpen: false });
  });
});
