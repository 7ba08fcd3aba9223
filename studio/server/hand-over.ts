import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { slugOf } from "../../src/lib/slug";
import { changedItems } from "./changed-items";
import type { ContentStore } from "./content-store";
import {
  changedFiles,
  commitTree,
  contains,
  differing,
  git,
  mergedTree,
  remoteOf,
  runGit,
  treeOf,
  withFiles,
} from "./git-commands";
import { Refusal } from "./refusal";

/** The last hand-over, and the time of the last published one. */
type HandOver = Record<"branch" | "commit" | "at" | "review" | "published", string>;

export const handedFile = "handed.json";

/**
 * Returns the last hand-over if it is pending, and the times up to which changes have been handed over and
 * published. It counts as published once merging it into the local HEAD would change nothing. It is void if its
 * branch was deleted before that, or if it conflicts with HEAD and the working copy has no content changes, so
 * that nothing is left to hand over.
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
  const isConflicting = mergedTree(store, "HEAD", commit).conflicts.length > 0;
  if (isConflicting && changedFiles(store).length === 0) return { since: published, published };
  const isSent = refs("--contains", commit, remote) !== "";
  // A branch to which others have pushed is left to them.
  const isOwn = refs("--no-merged", commit, remote) === "";
  const messages = git(store, ["log", "--no-merges", "--format=%s", `HEAD..${commit}`]).split("\n");
  return {
    since: at,
    published,
    pending: { branch, commit, at, messages, review, isSent, isOwn, isConflicting },
  };
}

/**
 * Returns the content files changed since the last hand-over, and the tree of HEAD with that hand-over merged
 * in; files in which the two conflict stay as in HEAD.
 */
function openFiles(store: ContentStore, { pending }: ReturnType<typeof handOverOf>) {
  const merge = mergedTree(store, "HEAD", pending?.commit ?? "HEAD");
  const tree = withFiles(store, merge.tree, "HEAD", merge.conflicts);
  const open = differing(store, tree, treeOf(store, changedFiles(store), "HEAD"));
  return { tree, open, isOpen: open.length > 0 || Boolean(pending?.isConflicting) };
}

/** Returns the changes to hand over, by item, and the pending hand-over. */
export function changesOf(store: ContentStore, locale: MaintainerLanguage) {
  const handOver = handOverOf(store);
  const { tree, open, isOpen } = openFiles(store, handOver);
  return {
    isOpen,
    changes: changedItems(store, tree, open, locale),
    remote: remoteOf(store),
    pending: handOver.pending,
  };
}

/** Pushes the branch of the pending hand-over, and stores the review URL that the server returns. */
export function sendBranch(store: ContentStore): { branch: string } {
  const [remote, { pending }] = [remoteOf(store), handOverOf(store)];
  if (!remote) throw new Refusal(422, "noRemote");
  if (!pending) throw new Refusal(422, "nothingChanged");
  const { stderr } = runGit(store, ["push", "-u", remote, pending.branch]);
  const [, review] = new RegExp(`^remote:\\s+(https?:\\S+${pending.branch}\\S*)`, "m").exec(stderr) ?? [];
  if (review) store.addEntries(handedFile, { review });
  return pending;
}

/** Commits the changed content on the pending branch, or on a new one named after the message. */
export function commitOnBranch(store: ContentStore, message: string): { branch: string } {
  const handOver = handOverOf(store);
  const { pending, published } = handOver;
  if (!openFiles(store, handOver).isOpen) throw new Refusal(422, "nothingChanged");
  const tree = treeOf(store, changedFiles(store), "HEAD");
  const commit = commitTree(store, tree, message, "HEAD", pending?.commit ?? "HEAD");
  const at = new Date().toISOString();
  const name = `icerik-${at.slice(0, 10)}-${slugOf(message)}`.replace(/^(.{1,60})(?:-.*)?$/, "$1");
  const isTaken = git(store, ["for-each-ref", `refs/heads/${name}`, `refs/remotes/*/${name}`]) !== "";
  const own = pending?.isOwn ? pending : undefined;
  const branch = own?.branch ?? (isTaken ? `${name}-${at.slice(11, 23).replace(/\D/g, "")}` : name);
  git(store, ["branch", "--force", branch, commit]);
  store.addEntries(handedFile, { branch, commit, at, review: own?.review, published });
  return { branch };
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
