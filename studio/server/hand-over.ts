import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { attempt } from "../../src/lib/browser-support";
import { isContentFile, isFormerText } from "./content-paths";
import { hashOf, type ContentStore } from "./content-store";
import type { ListedChange } from "./history";
import { Refusal } from "./refusal";

function runGit({ root }: ContentStore, args: string[], env: Record<string, string> = {}): Buffer {
  const options = {
    cwd: root,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...env },
    maxBuffer: Infinity,
  };
  const { status, stdout, stderr, error } = spawnSync("git", args, options);
  if (!error && status === 0) return stdout;
  const reason = error?.message ?? stderr.toString().trim().split("\n").at(-1) ?? "";
  throw new Refusal(422, "gitFailed", { reason });
}

const git = (...call: Parameters<typeof runGit>): string =>
  runGit(...call)
    .toString()
    .trim();

/** Returns the files that differ between two commits or trees, or between one and the working tree. */
const differing = (store: ContentStore, ...commits: string[]): string[] =>
  git(store, ["diff", "--name-only", "-z", "--no-renames", ...commits, "--"])
    .split("\0")
    .filter(Boolean);

/** Returns the files, of content or as given, that differ from the last commit, including deleted ones. */
const changedFiles = (
  store: ContentStore,
  isOne = (file: string) => isContentFile(file) || isFormerText(file),
) =>
  git(store, ["ls-files", "-z", "--others", "--exclude-standard"])
    .split("\0")
    .concat(differing(store, "HEAD"))
    .filter(isOne)
    .sort();

/** File that maps handed-over files to their hash, branch, time and commit, separated by spaces. */
const handedFile = "handed.json";

const stateOf = (store: ContentStore, file: string) => hashOf(store.read(file) ?? Buffer.from(""));

/** Returns the names of the branches below some refs, without the names of remotes. */
const branchesIn = (store: ContentStore, ...refs: string[]): string[] =>
  git(store, ["for-each-ref", "--format=%(refname)", ...refs])
    .replace(/^refs\/(?:heads|remotes\/[^/]+)\//gm, "")
    .split("\n");

/** Reports whether the current branch contains a commit, or once had the same content in its files. */
const isMerged = (store: ContentStore, commit: string): boolean =>
  attempt(() => {
    const files = differing(store, `HEAD...${commit}`);
    const later = git(store, ["rev-list", `${commit}..HEAD`, "--", ...files]).split("\n");
    return later.some((one) => !differing(store, one || "HEAD", commit).some((file) => files.includes(file)));
  }, false); // Git has removed the commit

/** Returns the changed content files with their last hand-over; one whose branch was deleted unmerged is void. */
function changedContent(store: ContentStore) {
  const handed = store.entries<string>(handedFile);
  const branches = branchesIn(store, "refs/heads", "refs/remotes");
  return changedFiles(store).map((file) => {
    const [hash, branch = "", at = "", commit = branch] = handed[file]?.split(" ") ?? [];
    const isIn = branch !== "" && isMerged(store, commit);
    const isPending = !isIn && branches.includes(branch);
    const isOpen = !isPending || hash !== stateOf(store, file);
    return { file, branch, commit, since: isIn || isPending ? at : "", isPending, isOpen };
  });
}

/** Returns the branches that were never sent and contain pending content, or that such a branch builds on. */
function unsentBranches(store: ContentStore, changed = changedContent(store)): string[] {
  const sent = branchesIn(store, "refs/remotes");
  const made = changed.flatMap(({ isPending, commit }) =>
    isPending ? branchesIn(store, "--merged", commit, "--no-merged", "HEAD", "refs/heads/icerik-*") : "",
  );
  return [...new Set(made)].filter((branch) => branch && !sent.includes(branch));
}

/** Returns the remote that branches are pushed to; undefined if there is none. */
const remoteOf = (store: ContentStore): string | undefined =>
  git(store, ["remote"]).split("\n").find(Boolean);

/** Returns the content to hand over, with descriptions of its changes, and the state of earlier branches. */
export function changesOf(store: ContentStore, all: ListedChange[], drafts: number) {
  const changed = changedContent(store);
  const open = new Map(changed.filter(({ isOpen }) => isOpen).map(({ file, since }) => [file, since]));
  const changes = all.filter(({ times, files }) =>
    files.some(({ file }) => times.filter((at) => at > (open.get(file) ?? at)).length % 2 > 0),
  );
  const unsent = unsentBranches(store, changed);
  return { isOpen: open.size > 0, changes, drafts, remote: remoteOf(store), unsent };
}

/** Pushes the branches that were never sent, and returns their names. */
export function sendBranches(store: ContentStore): string[] {
  const [remote, branches] = [remoteOf(store), unsentBranches(store)];
  if (!remote) throw new Refusal(422, "noRemote");
  git(store, ["push", "-u", remote, ...branches]);
  return branches;
}

/** Writes files to a new Git tree, based on a commit or empty, and returns the tree. */
function treeOf(store: ContentStore, files: string[], start: string): string {
  const env = { GIT_INDEX_FILE: store.own("index") };
  git(store, ["read-tree", start], env);
  git(store, ["update-index", "--add", "--remove", "--", ...files], env);
  return git(store, ["write-tree"], env);
}

/** Commits the changed content on a new branch, after pending commits of its files; changes nothing else. */
export function commitOnBranch(store: ContentStore, message: string) {
  const open = changedContent(store).filter(({ isOpen }) => isOpen);
  if (open.length === 0) throw new Refusal(422, "nothingChanged");
  const earlier = open.filter(({ isPending }) => isPending);
  const heads = ["HEAD", ...earlier.map(({ commit }) => commit)];
  const parents = git(store, ["merge-base", "--independent", ...heads]).split("\n");
  const merged = parents.slice(1).flatMap((other) => differing(store, `HEAD...${other}`));
  const tree = treeOf(store, [...open.map(({ file }) => file), ...merged], parents[0] ?? "");
  const now = new Date().toISOString();
  const branch = `icerik-${now.replace(/\D/g, "")}`;
  const ancestry = parents.flatMap((parent) => ["-p", parent]);
  const commit = git(store, ["commit-tree", tree, ...ancestry, "-m", message]);
  git(store, ["branch", branch, commit]);
  const facts = `${branch} ${now} ${commit}`;
  const handed = open.map(({ file }) => [file, `${stateOf(store, file)} ${facts}`] as const);
  store.addEntries(handedFile, Object.fromEntries(handed));
  return { branch, base: [...new Set(earlier.map((one) => one.branch))].join(", ") };
}

/** Fast-forwards the current branch to its state on the remote, unless that would lose local changes. */
export function getPublished(store: ContentStore): void {
  const current = git(store, ["symbolic-ref", "HEAD"]).replace("heads", `remotes/${remoteOf(store) ?? ""}`);
  const target = attempt(() => git(store, ["rev-parse", "--symbolic-full-name", "@{upstream}"]), current);
  git(store, ["fetch", "--no-prune", target.split("/")[2] ?? ""]);
  const [own, incoming] = [differing(store, `${target}...HEAD`), differing(store, `HEAD...${target}`)];
  const changed = changedFiles(store, (file) => incoming.includes(file));
  const other = differing(store, treeOf(store, changed, "HEAD"), target);
  const [handed, sent] = [store.entries<string>(handedFile), branchesIn(store, "refs/remotes")];
  // A file that was sent as it is here is preserved by its branch, even if it was merged with corrections.
  const isSent = (file: string) => {
    const [hash, branch = ""] = handed[file]?.split(" ") ?? [];
    return hash === stateOf(store, file) && sent.includes(branch);
  };
  const differ = changed.filter((file) => other.includes(file));
  const published = differ.filter(isSent);
  const lost = [...(incoming.length > 0 ? own : []), ...differ.filter((file) => !isSent(file))];
  if (lost.length > 0) throw new Refusal(409, "changedHere", { files: lost.join(", ") });
  const index = git(store, ["rev-parse", "--path-format=absolute", "--git-path", "index"]);
  const env = { GIT_INDEX_FILE: store.own("index") };
  fs.copyFileSync(index, env.GIT_INDEX_FILE);
  git(store, ["update-index", "--add", "--remove", "--", ...changed], env);
  if (published.length > 0)
    git(store, ["restore", `--source=${target}`, "--staged", "--worktree", "--", ...published], env);
  git(store, ["merge", "--ff-only", target], env);
  fs.renameSync(env.GIT_INDEX_FILE, index);
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
