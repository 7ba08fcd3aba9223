import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { studioCalls } from "./studio-calls";

/** Returns functions that hand over a studio's changes, add a remote, and change it as a colleague would. */
export function withRemote({ copy, ask }: Pick<ReturnType<typeof studioCalls>, "copy" | "ask">) {
  const tip = (name: string) => copy.git("rev-parse", name).trim();
  const changes = async () => (await ask("changes")).body;
  const labels = async () =>
    (await changes()).changes?.map(({ name, lines }) => [name, ...lines].join(" – "));
  const handOver = async (message = "x") => (await ask("handOver", { message })).body;

  /** Adds a remote with the current branch. */
  function addRemote() {
    const remote = fs.mkdtempSync(path.join(os.tmpdir(), "remote-"));
    copy.git("init", "-q", "--bare", remote);
    copy.git("remote", "add", "origin", remote);
    copy.git("push", "-qu", "origin", "HEAD");
  }

  /** Changes the remote from a clone, on top of its main branch or of another one, and returns the new commit. */
  function changeOnRemote(change?: [from: string, to: string], branch = "", name = "data/constants.json") {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), "clone-"));
    const git = (...args: string[]) =>
      copy.git("-C", root, "-c", "user.name=x", "-c", "user.email=x", ...args);
    git("clone", "-q", copy.git("remote", "get-url", "origin").trim(), root);
    if (branch) git("merge", "-q", "--squash", `origin/${branch}`);
    const file = path.join(root, name);
    if (change) fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(...change));
    git("commit", "-qam", "Change");
    git("push", "-q");
    return git("rev-parse", "HEAD").trim();
  }
  return { addRemote, changeOnRemote, tip, changes, labels, handOver };
}
