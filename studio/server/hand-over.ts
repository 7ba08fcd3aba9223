import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { slugOf } from "../../src/lib/slug";
import { isContentFile, isFormerText } from "./content-paths";
import type { ContentStore } from "./content-store";
import { Refusal } from "./refusal";
import { zip } from "./zip";

/** What Git prints. @throws Refusal with Git's own words when it does not do what it was asked */
function git(root: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (error || status !== 0)
    throw new Refusal(422, "gitFailed", {
      reason: (error?.message ?? stderr).trim().split("\n").at(-1) ?? "",
    });
  return stdout;
}

/** Content files that differ from the last commit; a file that was deleted is one of them. */
export function changedFiles(store: ContentStore): string[] {
  const list = git(store.root, [
    "status",
    "--porcelain",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--",
    ".",
  ]);
  return list
    .split("\0")
    .map((line) => line.slice(3))
    .filter((file) => isContentFile(file) || isFormerText(file))
    .sort();
}

/** A branch for a name in words: letters that addresses do not have, and blanks, are replaced; other names stay as they are. */
function branchOf(name: string): string {
  if (!/^[\p{L}\p{M}\p{N}\s_./-]+$/u.test(name) || /^[\w./-]+$/.test(name)) return name;
  return name.split("/").map(slugOf).filter(Boolean).join("/") || name;
}

/**
 * Makes a commit of the changed content on a branch of its own. Neither the branch that is checked out, nor what somebody has
 * staged, nor any file is touched.
 * @returns the branch as it is called in Git, and the files of the commit
 */
export function commitOnBranch(
  store: ContentStore,
  name: string,
  message: string,
): { branch: string; files: string[] } {
  const { root } = store;
  const files = changedFiles(store);
  if (files.length === 0) throw new Refusal(422, "nothingChanged");
  const branch = branchOf(name);
  git(root, ["check-ref-format", "--branch", branch]);
  const index = path.join(store.folder("."), `index-${process.pid}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    git(root, ["read-tree", "HEAD"], env);
    git(root, ["add", "--all", "--", ...files], env);
    const tree = git(root, ["write-tree"], env).trim();
    const commit = git(root, ["commit-tree", tree, "-p", "HEAD", "-m", message]).trim();
    git(root, ["branch", branch, commit]);
  } finally {
    fs.rmSync(index, { force: true });
  }
  return { branch, files };
}

/** The changed content as an archive, with a list of what was deleted. */
export function archive(store: ContentStore, moment: Date): Buffer {
  const files = changedFiles(store);
  if (files.length === 0) throw new Refusal(422, "nothingChanged");
  const contents = files.map((file) => [file, store.read(file)] as const);
  const deleted = contents.flatMap(([file, content]) => (content === null ? [file] : []));
  const kept = contents.flatMap(([file, content]) => (content === null ? [] : [[file, content] as const]));
  const note = deleted.length > 0 ? [["deleted.txt", Buffer.from(`${deleted.join("\n")}\n`)] as const] : [];
  return zip(new Map([...kept, ...note]), moment);
}
