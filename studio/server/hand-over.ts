import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { isContentFile, isFormerText } from "./content-paths";
import { hashOf, type ContentStore } from "./content-store";
import type { ListedChange } from "./history";
import { Refusal } from "./refusal";

function runGit({ root }: ContentStore, args: string[], env: Record<string, string> = {}): Buffer {
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: Infinity };
  const { status, stdout, stderr, error } = spawnSync("git", args, options);
  if (!error && status === 0) return stdout;
  const reason = error?.message ?? stderr.toString().trim().split("\n").at(-1) ?? "";
  throw new Refusal(422, "gitFailed", { reason });
}

const git = (...call: Parameters<typeof runGit>): string =>
  runGit(...call)
    .toString()
    .trim();

/** Returns the content files that differ from the last commit, including deleted ones. */
const changedFiles = (store: ContentStore): string[] =>
  runGit(store, ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", "."])
    .toString()
    .split("\0")
    .map((line) => line.slice(3))
    .filter((file) => isContentFile(file) || isFormerText(file))
    .sort();

/** File that maps handed-over files to their hash, branch and time, separated by spaces. */
const handedFile = "handed.json";

const stateOf = (store: ContentStore, file: string) => {
  const content = store.read(file);
  return content ? hashOf(content) : "";
};

/** Returns the names of the branches below some refs, without the names of remotes. */
const branchesIn = (store: ContentStore, ...refs: string[]): string[] =>
  git(store, ["for-each-ref", "--format=%(refname)", ...refs])
    .replace(/^refs\/(?:heads|remotes\/[^/]+)\//gm, "")
    .split("\n");

/** Returns a function that finds the last hand-over of a file; undefined if its branch no longer exists. */
function handOvers(store: ContentStore) {
  const handed = store.entries<string>(handedFile);
  const branches = branchesIn(store, "refs/heads", "refs/remotes");
  return (file: string) => {
    const [hash, branch = "", at = ""] = handed[file]?.split(" ") ?? [];
    return branches.includes(branch) ? { hash, branch, at } : undefined;
  };
}

/** Returns the branches that were never sent and whose content still differs from the last commit. */
function unsentBranches(store: ContentStore): string[] {
  const [handed, sent] = [handOvers(store), branchesIn(store, "refs/remotes")];
  const made = changedFiles(store).flatMap((file) => handed(file)?.branch ?? []);
  return [...new Set(made)].filter((branch) => !sent.includes(branch));
}

/** Returns the changed content files whose current state is not on any existing branch. */
function openFiles(store: ContentStore): string[] {
  const handed = handOvers(store);
  return changedFiles(store).filter((file) => handed(file)?.hash !== stateOf(store, file));
}

/** Returns the remote that branches are pushed to; undefined if there is none. */
const remoteOf = (store: ContentStore): string | undefined =>
  git(store, ["remote"]).split("\n").find(Boolean);

/** Returns the content to hand over, with descriptions of its changes, and the state of earlier branches. */
export function changesOf(store: ContentStore, changes: ListedChange[]) {
  const [files, handed] = [openFiles(store), handOvers(store)];
  const labels = changes
    .filter(
      ({ isUndone, at, files: own }) =>
        !isUndone && own.some(({ file }) => files.includes(file) && at > (handed(file)?.at ?? "")),
    )
    .map(({ label }) => label);
  return { isOpen: files.length > 0, labels, remote: remoteOf(store), unsent: unsentBranches(store) };
}

/** Pushes the branches that were never sent, and returns their names. */
export function sendBranches(store: ContentStore): string[] {
  const [remote, branches] = [remoteOf(store), unsentBranches(store)];
  if (!remote) throw new Refusal(422, "noRemote");
  git(store, ["push", "-u", remote, ...branches], { GIT_TERMINAL_PROMPT: "0" });
  return branches;
}

/** Writes files to a new Git tree, based on a commit or empty, and returns the tree. */
function treeOf(store: ContentStore, files: string[], start: string): string {
  const index = store.own(`index-${process.pid}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    git(store, ["read-tree", start], env);
    if (files.length > 0) git(store, ["add", "--all", "--", ...files], env);
    return git(store, ["write-tree"], env);
  } finally {
    fs.rmSync(index, { force: true });
  }
}

/** Commits the changed content on a new branch; leaves the current branch, index and working tree as they are. */
export function commitOnBranch(store: ContentStore, message: string): string {
  const files = openFiles(store);
  if (files.length === 0) throw new Refusal(422, "nothingChanged");
  const now = new Date().toISOString();
  const branch = `icerik-${now.slice(0, 19).replace(/\D/g, "")}`;
  const tree = treeOf(store, files, "HEAD");
  git(store, ["branch", branch, git(store, ["commit-tree", tree, "-p", "HEAD", "-m", message])]);
  const handed = files.map((file): [string, string] => [file, `${stateOf(store, file)} ${branch} ${now}`]);
  store.addEntries(handedFile, Object.fromEntries(handed));
  return branch;
}

/** Returns the changed content as a ZIP archive, with a list of deleted files. */
export function archive(store: ContentStore): Buffer {
  const files = changedFiles(store);
  if (files.length === 0) throw new Refusal(422, "nothingChanged");
  const kept = files.filter((file) => store.read(file));
  const deleted = files.filter((file) => !kept.includes(file));
  const note = deleted.length > 0 ? [`--add-virtual-file=deleted.txt:${deleted.join("\n")}\n`] : [];
  return runGit(store, ["archive", "--format=zip", ...note, treeOf(store, kept, "--empty")]);
}
