import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { attempt } from "../../src/lib/browser-support";
import { slugOf } from "../../src/lib/slug";
import { isContentFile, isFormerText } from "./content-paths";
import type { ContentStore } from "./content-store";
import type { History, ListedChange } from "./history";
import { Refusal } from "./refusal";

function runGit({ root }: ContentStore, args: string[], env: Record<string, string> = {}, maxStatus = 0) {
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

const git = (...call: Parameters<typeof runGit>): string =>
  runGit(...call)
    .stdout.toString()
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

/** Merges two commits, and returns the tree and the files with conflicts. */
function mergedTree(store: ContentStore, one: string, other: string) {
  const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", one, other];
  const [tree = "", ...conflicts] = git(store, args, {}, 1).split("\0").filter(Boolean);
  return { tree, conflicts };
}

/** Reports whether merging a commit would change nothing; false if Git has removed it. */
const contains = (store: ContentStore, state: string, commit: string): boolean =>
  attempt(() => differing(store, state, mergedTree(store, state, commit).tree).length === 0, false);

/** The last hand-over, and the time of the last published one. */
type HandOver = Record<"branch" | "commit" | "at" | "review" | "published", string>;

const handedFile = "handed.json";

/**
 * Returns the last hand-over if it is pending, and the times up to which changes are handed over and
 * published. It is published once merging it changes nothing; if its branch was deleted before, it is void.
 */
export function handOverOf(store: ContentStore) {
  const record: Partial<HandOver> = store.entries(handedFile);
  const { branch, commit = "", at = "", review, published = "" } = record;
  if (!branch) return { since: published, published };
  if (contains(store, "HEAD", commit)) {
    store.addEntries(handedFile, { branch: undefined, published: at });
    return { since: at, published: at };
  }
  const refs = (...args: string[]) => git(store, ["for-each-ref", ...args]);
  const remote = `refs/remotes/*/${branch}`;
  if (!refs(`refs/heads/${branch}`, remote)) return { since: published, published };
  const isSent = refs("--contains", commit, remote) !== "";
  // A branch to which others have pushed is left to them.
  const isOwn = refs("--no-merged", commit, remote) === "";
  const messages = git(store, ["log", "--no-merges", "--format=%s", `HEAD..${commit}`]).split("\n");
  return { since: at, published, pending: { branch, commit, at, messages, review, isSent, isOwn } };
}

/** Returns the content files that were changed since the last hand-over. */
function openFiles(store: ContentStore, { pending }: ReturnType<typeof handOverOf>): string[] {
  const { tree } = mergedTree(store, "HEAD", pending?.commit ?? "HEAD");
  return differing(store, tree, treeOf(store, changedFiles(store), "HEAD"));
}

/** Returns the remote that branches are pushed to; undefined if there is none. */
const remoteOf = (store: ContentStore): string | undefined =>
  git(store, ["remote"]).split("\n").find(Boolean);

/** Returns the content to hand over, with descriptions of its changes, and the pending hand-over. */
export function changesOf(store: ContentStore, all: ListedChange[], drafts: number) {
  const handOver = handOverOf(store);
  const { since, pending } = handOver;
  const open = openFiles(store, handOver);
  const changes = all.filter(
    ({ times, files }) =>
      files.some(({ file }) => open.includes(file)) && times.filter((at) => at > since).length % 2 > 0,
  );
  return { isOpen: open.length > 0, changes, drafts, remote: remoteOf(store), pending };
}

/** Pushes the branch of the pending hand-over, and keeps the address for a review that the server answers with. */
export function sendBranch(store: ContentStore): { branch: string } {
  const [remote, { pending }] = [remoteOf(store), handOverOf(store)];
  if (!remote) throw new Refusal(422, "noRemote");
  if (!pending) throw new Refusal(422, "nothingChanged");
  const { stderr } = runGit(store, ["push", "-u", remote, pending.branch]);
  const [, review] = new RegExp(`^remote:\\s+(https?:\\S+${pending.branch}\\S*)`, "m").exec(stderr) ?? [];
  if (review) store.addEntries(handedFile, { review });
  return pending;
}

/** Writes files to a new Git tree, based on a commit or empty, and returns the tree. */
function treeOf(store: ContentStore, files: string[], start: string): string {
  const env = { GIT_INDEX_FILE: store.own("index") };
  git(store, ["read-tree", start], env);
  git(store, ["update-index", "--add", "--remove", "--", ...files], env);
  return git(store, ["write-tree"], env);
}

/** Commits a tree on the commits that no other one contains, without moving a branch, and returns the commit. */
function commitTree(store: ContentStore, tree: string, message: string, ...parents: string[]): string {
  const heads = git(store, ["merge-base", "--independent", ...parents]).split("\n");
  return git(store, ["commit-tree", tree, ...heads.flatMap((head) => ["-p", head]), "-m", message]);
}

/** Commits the changed content on the pending branch, or on a new one named after the message. */
export function commitOnBranch(store: ContentStore, message: string): { branch: string } {
  const handOver = handOverOf(store);
  const { pending, published } = handOver;
  if (openFiles(store, handOver).length === 0) throw new Refusal(422, "nothingChanged");
  const tree = treeOf(store, changedFiles(store), "HEAD");
  const commit = commitTree(store, tree, message, "HEAD", pending?.commit ?? "HEAD");
  const at = new Date().toISOString();
  const name = `icerik-${at.slice(0, 10)}-${slugOf(message)}`.slice(0, 60);
  const isTaken = git(store, ["for-each-ref", `refs/heads/${name}`, `refs/remotes/*/${name}`]) !== "";
  const own = pending?.isOwn ? pending : undefined;
  const branch = own?.branch ?? (isTaken ? `${name}-${at.slice(11, 23).replace(/\D/g, "")}` : name);
  git(store, ["branch", "--force", branch, commit]);
  store.addEntries(handedFile, { branch, commit, at, review: own?.review, published });
  return { branch };
}

/**
 * Moves the current branch to its state on the remote, and merges local changes of the content into it. Where
 * both changed the same lines, content that is as it was sent is replaced, since its branch preserves it.
 * @returns branch of the hand-over that was published, if one was
 * @throws Refusal if other local changes would be lost; then nothing has changed
 */
export function getPublished(store: ContentStore, history: History): { branch?: string } {
  const current = git(store, ["symbolic-ref", "HEAD"]).replace("heads", `remotes/${remoteOf(store) ?? ""}`);
  const target = attempt(() => git(store, ["rev-parse", "--symbolic-full-name", "@{upstream}"]), current);
  git(store, ["fetch", "--no-prune", target.split("/")[2] ?? ""]);
  const { pending, published } = handOverOf(store);
  const [own, incoming] = [differing(store, `${target}...HEAD`), differing(store, `HEAD...${target}`)];
  if (incoming.length === 0) return {};
  const changed = changedFiles(store, (file) => incoming.includes(file));
  const handed = pending?.commit ?? "HEAD";
  const mine = commitTree(store, treeOf(store, changed, "HEAD"), "x", "HEAD", handed);
  // Merged as a new commit, as squashing does, it is marked as an ancestor.
  const isIn = contains(store, target, handed);
  const theirs = isIn ? commitTree(store, `${target}^{tree}`, "x", target, handed) : target;
  const { tree, conflicts } = mergedTree(store, mine, theirs);
  const unsent = pending?.isSent ? differing(store, pending.commit, mine) : changed;
  const lost = [...own, ...conflicts.filter((file) => unsent.includes(file))];
  const named = lost.flatMap((file) => {
    const [before, theirs] = ["HEAD", target].map((one) =>
      attempt(() => runGit(store, ["show", `${one}:${file}`]).stdout, null),
    );
    const changes = history.touching(file, before ?? null, theirs ?? null).filter(({ at }) => at > published);
    return changes.length > 0 ? changes.map(({ label }) => `“${label}”`) : file;
  });
  if (lost.length > 0) throw new Refusal(409, "changedHere", { changes: [...new Set(named)].join(", ") });
  const index = git(store, ["rev-parse", "--path-format=absolute", "--git-path", "index"]);
  const env = { GIT_INDEX_FILE: store.own("index") };
  fs.copyFileSync(index, env.GIT_INDEX_FILE);
  const restore = (source: string, files: string[], ...places: string[]) =>
    files.length > 0 && git(store, ["restore", `--source=${source}`, ...places, "--", ...files], env);
  git(store, ["update-index", "--add", "--remove", "--", ...changed], env);
  restore(target, changed, "--staged", "--worktree");
  git(store, ["merge", "--ff-only", target], env);
  const kept = differing(store, target, tree).filter((file) => !conflicts.includes(file));
  restore(tree, kept, "--worktree");
  fs.renameSync(env.GIT_INDEX_FILE, index);
  if (pending && conflicts.length > 0)
    store.addEntries(handedFile, { branch: undefined, published: pending.at });
  return handOverOf(store).pending ? {} : { branch: pending?.branch };
}

/** Returns the changed content as a ZIP archive, with a list of deleted files. */
export function archive(store: ContentStore): Buffer {
  const files = changedFiles(store);
  if (files.length === 0) throw new Refusal(422, "nothingChanged");
  const kept = files.filter((file) => store.read(file));
  const deleted = files.filter((file) => !kept.includes(file));
  const note = deleted.length > 0 ? [`--add-virtual-file=deleted.txt:${deleted.join("\n")}\n`] : [];
  return runGit(store, ["archive", "--format=zip", ...note, treeOf(store, kept, "--empty")]).stdout;
}
