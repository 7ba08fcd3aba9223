import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, setPrice } = studioOfEachTest();

describe("hand-over of changes", () => {
  it("a hand-over commits only the content to a new branch, and leaves the working tree unchanged", async () => {
    await setPrice(29);
    copy.write(".gitignore", ".studio/\nother\n");
    const branch = copy.git("rev-parse", "--abbrev-ref", "HEAD");
    const answer = await ask("handOver", { branch: "fiyat", message: "Fiyatı güncelle" });
    expect(answer.body.files).toEqual(["data/constants.json"]);
    expect(copy.git("show", "--name-only", "--format=%s", "fiyat").trim().split("\n")).toEqual([
      "Fiyatı güncelle",
      "",
      "data/constants.json",
    ]);
    expect(copy.git("rev-parse", "--abbrev-ref", "HEAD")).toBe(branch);
    expect(copy.git("status", "--porcelain")).toBe(" M .gitignore\n M data/constants.json\n");
  });

  it("changes are listed by name and values until they are on a branch", async () => {
    await setPrice(29);
    expect((await ask("changes")).body).toMatchObject({ labels: ["x: 25 → 29"] });
    await ask("handOver", { branch: "bir", message: "x" });
    expect((await ask("changes")).body).toMatchObject({ files: [], labels: [] });
    expect((await ask("handOver", { branch: "iki", message: "x" })).body.code).toBe("nothingChanged");
    await setPrice(31);
    expect((await ask("changes")).body).toMatchObject({ labels: ["x: 29 → 31"] });
    copy.git("branch", "-D", "bir");
    expect((await ask("changes")).body.labels).toEqual(["x: 29 → 31", "x: 25 → 29"]);
  });

  it("a branch is pushed to the remote; a missing remote or a Git error is reported", async () => {
    await setPrice(29);
    const made = await ask("handOver", { branch: "fiyat", message: "x" });
    expect(made.status).toBe(200);
    expect((await ask("changes")).body).not.toHaveProperty("remote");
    expect((await ask("send", { branch: "fiyat" })).body.code).toBe("noRemote");
    const remote = fs.mkdtempSync(path.join(os.tmpdir(), "remote-"));
    copy.git("init", "-q", "--bare", remote);
    copy.git("remote", "add", "origin", remote);
    // A branch that was never sent is offered until it is.
    expect((await ask("changes")).body).toMatchObject({ files: [], remote: "origin", unsent: ["fiyat"] });
    expect((await ask("send", { branch: "fiyat" })).status).toBe(200);
    expect((await ask("changes")).body).toMatchObject({ files: [], unsent: [] });
    expect(copy.git("ls-remote", "--heads", "origin")).toContain("refs/heads/fiyat");
    fs.rmSync(remote, { recursive: true });
    expect((await ask("send", { branch: "fiyat" })).body.code).toBe("gitFailed");
  });

  it("a name in words is converted to a branch name", async () => {
    await setPrice(30);
    const { status, body } = await ask("handOver", { branch: "Fiyat güncelle", message: "x" });
    expect([status, body]).toMatchObject([200, { branch: "fiyat-guncelle" }]);
    expect(copy.git("branch", "--list", "fiyat-guncelle")).toContain("fiyat-guncelle");
  });

  it("the name of an existing branch is rejected, with an unused one as a suggestion", async () => {
    await setPrice(29);
    const { branch = "" } = (await ask("changes")).body;
    copy.git("branch", branch);
    expect((await ask("handOver", { branch, message: "x" })).body.code).toBe("branchTaken");
    expect((await ask("changes")).body.branch).toBe(`${branch}-2`);
  });

  it.each(["--all", "a:b", "HEAD~1", "x..y"])("creates no branch with the name %s", async (branch) => {
    await setPrice(29);
    expect((await ask("handOver", { branch, message: "x" })).body.code).toBe("gitFailed");
    expect(copy.git("branch", "--list").trim().split("\n")).toHaveLength(1);
  });
});
