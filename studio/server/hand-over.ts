import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { slugOf } from "../../src/lib/slug";
import { isContentFile, isFormerText } from "./content-paths";
import { hashOf, type ContentStore } from "./content-store";
import { Refusal } from "./refusal";
import { zip } from "./zip";

/**
 * Runs Git and returns its output.
 * @throws Refusal with Git's error message
 */
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

/** Returns the content files that differ from the last commit, including deleted ones. */
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

const handedFile = (store: ContentStore) => path.join(store.folder("."), "handed.json");

/** Returns what was already handed over: file hashes in a branch, by file. */
function handed(store: ContentStore): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(handedFile(store), "utf8")) as Record<string, string>;
  } catch {
    return {}; // Nothing handed over yet
  }
}

const stateOf = (store: ContentStore, file: string) => {
  const content = store.read(file);
  return content ? hashOf(content) : "";
};

/** Returns the changed content files whose current state is on no branch. */
export function openFiles(store: ContentStore): string[] {
  const known = handed(store);
  return changedFiles(store).filter((file) => known[file] !== stateOf(store, file));
}

/** Returns the remote that branches are pushed to; undefined if there is none. */
export const remoteOf = (store: ContentStore): string | undefined =>
  git(store.root, ["remote"]).split("\n").find(Boolean);

/**
 * Pushes a branch.
 * @throws Refusal with Git's error message
 */
export function sendBranch(store: ContentStore, branch: string): void {
  const remote = remoteOf(store);
  if (!remote) throw new Refusal(422, "noRemote");
  git(store.root, ["check-ref-format", "--branch", branch]);
  git(store.root, ["push", "-u", remote, branch], { GIT_TERMINAL_PROMPT: "0" });
}

/**
 * Derives a branch name from a text: replaces blanks and letters that are not URL-safe; valid names stay
 * unchanged.
 */
function branchOf(name: string): string {
  if (!/^[\p{L}\p{M}\p{N}\s_./-]+$/u.test(name) || /^[\w./-]+$/.test(name)) return name;
  return name.split("/").map(slugOf).filter(Boolean).join("/") || name;
}

/**
 * Commits the changed content on a separate branch, without touching the current branch, the index or the
 * working tree.
 * @returns the branch name in Git, and the files of the commit
 */
export function commitOnBranch(
  store: ContentStore,
  name: string,
  message: string,
): { branch: string; files: string[] } {
  const { root } = store;
  const files = openFiles(store);
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
  const states = files.map((file) => [file, stateOf(store, file)]);
  fs.writeFileSync(handedFile(store), JSON.stringify({ ...handed(store), ...Object.fromEntries(states) }));
  return { branch, files };
}

/** Returns the changed content as an archive, with a list of deleted files. */
export function archive(store: ContentStore, moment: Date): Buffer {
  const files = changedFiles(store);
  if (files.length === 0) throw new Refusal(422, "nothingChanged");
  const contents = files.map((file) => [file, store.read(file)] as const);
  const deleted = contents.flatMap(([file, content]) => (content === null ? [file] : []));
  const kept = contents.flatMap(([file, content]) => (content === null ? [] : [[file, content] as const]));
  const note = deleted.length > 0 ? [["deleted.txt", Buffer.from(`${deleted.join("\n")}\n`)] as const] : [];
  return zip(new Map([...kept, ...note]), moment);
}
