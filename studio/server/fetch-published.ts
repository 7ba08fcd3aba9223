import fs from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { attempt } from "../../src/lib/browser-support";
import { bothStates, changedItems, withTexts } from "./changed-items";
import type { ContentStore } from "./content-store";
import { filesOf } from "./documents";
import { addDraft } from "./drafts";
import { diffValues, editJson, parseJson } from "./edit-json";
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
} from "./git-commands";
import { handOverOf } from "./hand-over";
import { isSameItem } from "./merge";
import { outlineItems, type OutlineItem } from "./outline";
import { Refusal } from "./refusal";
import { valueAt } from "./target";
import { titlesFrom } from "../texts/translator";

/**
 * File changed on both sides, in two merged versions: conflicts resolved with the published or the local
 * values.
 */
type Dispute = { file: string; published: string; own: string };

/**
 * Merges a file; undefined if one side lacks it, or if lists contain different items, which no form can show.
 */
function disputeIn(store: ContentStore, file: string, mine: string, theirs: string): Dispute | undefined {
  const base = git(store, ["merge-base", mine, theirs]);
  const place = (name: string) => store.own("merge", name);
  const sides = attempt(() => {
    const contentOf = (commit: string) => runGit(store, ["show", `${commit}:${file}`]).stdout;
    fs.writeFileSync(place("mine"), contentOf(mine));
    fs.writeFileSync(place("theirs"), contentOf(theirs));
    fs.writeFileSync(
      place("base"),
      attempt(() => contentOf(base), Buffer.from("")),
    );
    const merged = (side: string) =>
      runGit(store, ["merge-file", "-p", side, place("mine"), place("base"), place("theirs")]).stdout;
    const old = fs.readFileSync(place("base"), "utf8");
    return [merged("--theirs").toString(), merged("--ours").toString(), old] as const;
  }, undefined);
  if (!sides) return undefined;
  const [published, own] = sides;
  if (!file.endsWith(".json")) return { file, published, own };
  const [others, ours, old] = sides.map(parseJson);
  const isOfSameItem = (path: JsonPath) =>
    path.every((_, index) => {
      const [one, other] = [others, ours].map((value) => valueAt(value, path.slice(0, index + 1)));
      return isSameItem(one, other);
    });
  const edits = diffValues(others, ours);
  const fits =
    others !== undefined &&
    ours !== undefined &&
    edits.every(({ kind, path }) => kind === "set" && isOfSameItem(path));
  if (!fits) return undefined;
  // Lines merge as a block, which may contain values that only one side changed.
  const isAsBefore = (value: unknown, path: JsonPath) => isDeepStrictEqual(valueAt(old, path), value);
  const changed = edits.filter(({ path, value }) => !isAsBefore(value, path));
  const alone = changed.filter(({ path }) => isAsBefore(valueAt(others, path), path));
  return { file, published: editJson(published, alone), own: editJson(published, changed) };
}

/** Stores as drafts the saved values replaced by published ones, and returns the number of drafts. */
function keepOwn(store: ContentStore, items: OutlineItem[], disputes: readonly Dispute[]): number {
  const own = withTexts(store, (name) => disputes.find(({ file }) => file === name)?.own);
  const drafts = items.flatMap((item) => {
    const { file, at } = item;
    const [before, value] = bothStates(store, own, item, items);
    return isDeepStrictEqual(before, value) ? [] : { file, at, before, value };
  });
  for (const draft of drafts) addDraft(store, { ...draft, isDisputed: true, language: "tr", pictures: {} });
  return drafts.length;
}

/**
 * Fast-forwards the current branch to its upstream, and merges local content changes into it. Where both
 * changed the same lines, published lines replace local ones, which become drafts, even if they were pushed:
 * their branch may not be merged yet. A pushed file that no form can show is replaced
 * without a draft, since its branch preserves it.
 * @returns branch of the published hand-over, if any; the changes; and the number of drafts
 * @throws Refusal if other local changes would be lost; in that case, changes nothing
 */
export function getPublished(store: ContentStore, locale: MaintainerLanguage) {
  const current = git(store, ["symbolic-ref", "HEAD"]).replace("heads", `remotes/${remoteOf(store) ?? ""}`);
  const target = attempt(() => git(store, ["rev-parse", "--symbolic-full-name", "@{upstream}"]), current);
  git(store, ["fetch", "--no-prune", target.split("/")[2] ?? ""]);
  const { pending } = handOverOf(store);
  const [own, incoming] = [differing(store, `${target}...HEAD`), differing(store, `HEAD...${target}`)];
  if (incoming.length === 0) return { items: [], drafts: 0 };
  const changed = changedFiles(store, (file) => incoming.includes(file));
  const handed = pending?.commit ?? "HEAD";
  const mine = commitTree(store, treeOf(store, changed, "HEAD"), "x", "HEAD", handed);
  // Merged as a new commit, as squashing does, it is marked as an ancestor.
  const isIn = contains(store, target, handed);
  const theirs = isIn ? commitTree(store, `${target}^{tree}`, "x", target, handed) : target;
  const { tree, conflicts } = mergedTree(store, mine, theirs);
  const unsent = pending?.isSent ? differing(store, pending.commit, mine) : changed;
  const disputes = conflicts.flatMap((file) => disputeIn(store, file, mine, theirs) ?? []);
  const isShown = (name: string) => disputes.some(({ file }) => file === name);
  const lost = [...own, ...conflicts.filter((name) => unsent.includes(name) && !isShown(name))];
  if (lost.length > 0) {
    const items = outlineItems(store.root);
    const titles = lost.map(
      (file) => items.find((item) => filesOf(item).includes(file))?.section ?? titlesFrom(() => file),
    );
    const places = titlesFrom((language) => [...new Set(titles.map((title) => title[language]))].join(", "));
    throw new Refusal(409, "changedHere", { places });
  }
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
  for (const { file, published } of disputes) store.write(file, Buffer.from(published));
  const items = outlineItems(store.root).filter((item) =>
    filesOf(item).some((file) => incoming.includes(file)),
  );
  const drafts = keepOwn(store, items, disputes);
  return {
    branch: pending && contains(store, "HEAD", pending.commit) ? pending.branch : undefined,
    items: changedItems(store, mine, incoming, locale).slice(0, 50),
    drafts,
  };
}
