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
    expect((await ask("changes")).body).toMatchObject({ labels: ["x – Değer: 25 → 29"] });
    const { branch = "" } = (await ask("handOver", { message: "x" })).body;
    expect((await ask("changes")).body).toMatchObject({ isOpen: false, labels: [] });
    expect((await ask("handOver", { message: "x" })).body.code).toBe("nothingChanged");
    await setPrice(31);
    expect((await ask("changes")).body).toMatchObject({ labels: ["x – Değer: 29 → 31"] });
    copy.git("branch", "-D", branch);
    expect((await ask("changes")).body.labels).toEqual(["x – Değer: 29 → 31", "x – Değer: 25 → 29"]);
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
});
