import { spawnSync } from "node:child_process";
import { attempt } from "../../src/lib/browser-support";
import { isContentFile, isFormerText } from "./content-paths";
import type { ContentStore } from "./content-store";
import { Refusal } from "./refusal";

export function runGit(
  { root }: ContentStore,
  args: string[],
  env: Record<string, string> = {},
  maxStatus = 0,
) {
  const options = {
    cwd: root,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...env },
    maxBuffer: Infinity,
  };
  const { status, stdout, stderr, error } = spawnSync("git", args, options);
  if (!error && status !== null && status <= maxStatus) return { stdout, stderr: stderr.toString() };
  const [, reason = error?.message ?? ""] = /^(?:fatal|error): (.*)$/m.exec(String(stderr)) ?? [];
  throw new Refusal(422, /^(?:push|fetch)$/.test(args[0] ?? "") ? "remoteFailed" : "gitFailed", { reason });
}

export const git = (...call: Parameters<typeof runGit>): string =>
  runGit(...call)
    .stdout.toString()
    .trim();

/** Returns the files that differ between two commits or trees, or between one and the working tree. */
export const differing = (store: ContentStore, ...commits: string[]): string[] =>
  git(store, ["diff", "--name-only", "-z", "--no-renames", ...commits, "--"])
    .split("\0")
    .filter(Boolean);

/** Returns the files, by default content files, that differ from the last commit, including deleted ones. */
export const changedFiles = (
  store: ContentStore,
  isOne = (file: string) => isContentFile(file) || isFormerText(file),
) =>
  git(store, ["ls-files", "-z", "--others", "--exclude-standard"])
    .split("\0")
    .concat(differing(store, "HEAD"))
    .filter(isOne)
    .sort();

/** Merges two commits, and returns the tree and the files with conflicts. */
export function mergedTree(store: ContentStore, one: string, other: string) {
  const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", one, other];
  const [tree = "", ...conflicts] = git(store, args, {}, 1).split("\0").filter(Boolean);
  return { tree, conflicts };
}

/** Reports whether merging a commit would change nothing; false if the commit no longer exists. */
export const contains = (store: ContentStore, state: string, commit: string): boolean =>
  attempt(() => differing(store, state, mergedTree(store, state, commit).tree).length === 0, false);

/** Writes files to a new Git tree, based on a commit or empty, and returns the tree. */
export function treeOf(store: ContentStore, files: string[], start: string): string {
  const env = { GIT_INDEX_FILE: store.own("index") };
  git(store, ["read-tree", start], env);
  git(store, ["update-index", "--add", "--remove", "--", ...files], env);
  return git(store, ["write-tree"], env);
}

/** Copies files from a commit into a tree, and returns the new tree. */
export function withFiles(store: ContentStore, tree: string, commit: string, files: string[]): string {
  if (files.length === 0) return tree;
  const env = { GIT_INDEX_FILE: store.own("index") };
  git(store, ["read-tree", tree], env);
  git(store, ["restore", `--source=${commit}`, "--staged", "--", ...files], env);
  return git(store, ["write-tree"], env);
}

/**
 * Commits a tree, with those parents that are not ancestors of others, without moving a branch; returns the
 * commit.
 */
export function commitTree(store: ContentStore, tree: string, message: string, ...parents: string[]): string {
  const heads = git(store, ["merge-base", "--independent", ...parents]).split("\n");
  return git(store, ["commit-tree", tree, ...heads.flatMap((head) => ["-p", head]), "-m", message]);
}

export const remoteOf = (store: ContentStore): string | undefined =>
  git(store, ["remote"]).split("\n").find(Boolean);
