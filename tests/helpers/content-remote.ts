import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { studioRoot } from "./studio-root";

/** Returns functions that add a remote to a copy of the content, and change it as a colleague would. */
export function remoteOf(copy: Pick<ReturnType<typeof studioRoot>, "git">) {
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
  return { addRemote, changeOnRemote };
}
