import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { decodeText } from "../../src/gatsby/data/text-file";
import { attempt } from "../../src/lib/browser-support";
import { isSameContent, type ContentStore, type Contents } from "./content-store";
import { preserveFormatting } from "./documents";
import { inBoth, type Titles } from "../texts/translator";
import { diffValues, editJson, parseJson, type JsonEdit } from "./edit-json";
import { isUntouched } from "./merge";
import { Refusal } from "./refusal";

/** Previous and new content of a file, as file names in the studio's own data; null if it did not exist. */
type FileChange = { file: string; before: string | null; after: string | null };

type Change = {
  id: string;
  at: string;
  label: string;
  /** Changed fields with old and new values, unless the label contains them. */
  details?: string[];
  /** Id of the change that this one undoes, or redoes if it was undone. */
  undoes?: string;
  /** Number of places by which the change moves an item, upwards if negative. */
  move?: number;
  /** Id of the move that this one continues. */
  continues?: string;
  files: FileChange[];
};

/** A change with the times when it was made, undone, redone, and so on. */
export type ListedChange = Change & { times: string[]; isUndone: boolean };

type Facts = Pick<Change, "label" | "details" | "undoes" | "move" | "continues">;

/** Maximum interval between moves of an item that count as a single change, in milliseconds. */
const longestPause = 600_000;

/** Returns the label of a change as listed; that of a move includes its direction and number of places. */
const shownLabel = ({ label, move }: Facts): string =>
  move ? `${label} ${move < 0 ? "↑" : "↓"}${Math.abs(move) > 1 ? ` ×${Math.abs(move)}` : ""}` : label;

const parsedContent = (content: Buffer | null) => content && parseJson(decodeText(content).text);

const isKept = (edits: readonly JsonEdit[], before: unknown, now: unknown) =>
  edits.every((edit) => isUntouched(edit, before, now));

/** Persistent history of all changes made in the studio, which can be undone. */
export class History {
  private readonly list: string;

  constructor(private readonly store: ContentStore) {
    this.list = store.own("history.jsonl");
  }

  /** Returns the changes, newest first, without their undos and redos. */
  entries(): ListedChange[] {
    const times: Record<string, string[]> = {};
    const changes = attempt(() => fs.readFileSync(this.list, "utf8"), "")
      .split("\n")
      .flatMap((line) => attempt(() => [JSON.parse(line) as Change], [])); // A power cut may leave half a line
    for (const { id, undoes = id, at } of changes) (times[undoes] ??= []).push(at);
    const continued = new Set(changes.map(({ continues }) => continues));
    return changes
      .filter(({ id, undoes }) => !undoes && !continued.has(id))
      .map((change) => ({ ...change, label: shownLabel(change), times: times[change.id] ?? [] }))
      .map((change) => ({ ...change, isUndone: change.times.length % 2 === 0 }))
      .reverse();
  }

  private keep = (content: Buffer | null) => content && this.store.keep(content, "contents");
  private kept = (name: string | null) =>
    name === null ? null : fs.readFileSync(this.store.own("contents", name));

  /** Restores files to the given state; skips those already in it. */
  private apply(files: FileChange[], state: "before" | "after") {
    for (const { file, [state]: name } of files) {
      const content = this.kept(name);
      if (!isSameContent(this.store.read(file), content)) this.store.write(file, content);
    }
  }

  /** Merges a move with the previous move of the same item in the same direction. */
  private joined(facts: Facts, files: FileChange[]): [Facts, FileChange[]] {
    const [last] = this.entries();
    const { move } = facts;
    const isNext = (one: ListedChange) =>
      !one.isUndone &&
      one.label === shownLabel({ ...facts, move: one.move }) &&
      Date.now() - Date.parse(one.at) < longestPause &&
      files.every(({ file, before }) => one.files.some((old) => old.file === file && old.after === before));
    if (!move || !last?.move || last.move > 0 !== move > 0 || !isNext(last)) return [facts, files];
    const beforeAll = (name: string) => last.files.find(({ file }) => file === name)?.before ?? null;
    const all = files.map((one) => ({ ...one, before: beforeAll(one.file) }));
    return [{ ...facts, move: last.move + move, continues: last.id }, all];
  }

  /** Records the previous contents, then writes the files atomically; does nothing if nothing changes. */
  write(own: Facts, contents: Contents): Change | null {
    const changed = [...contents].flatMap(([file, content]) => {
      const before = this.store.read(file);
      if (isSameContent(before, content)) return [];
      return [{ file, before: this.keep(before), after: this.keep(content) }];
    });
    if (changed.length === 0) return null;
    const [facts, files] = this.joined(own, changed);
    const change: Change = { id: crypto.randomUUID(), at: new Date().toISOString(), ...facts, files };
    const size = fs.statSync(this.list, { throwIfNoEntry: false })?.size ?? 0;
    try {
      fs.appendFileSync(this.list, `\n${JSON.stringify(change)}`);
    } catch {
      throw new Refusal(500, "noHistory", { file: path.relative(this.store.root, this.list) });
    }
    try {
      this.apply(files, "after");
    } catch (error) {
      this.apply(changed, "before");
      fs.truncateSync(this.list, size);
      throw error;
    }
    return change;
  }

  /**
   * Returns the contents after undoing a change, or redoing an undone one; preserves later changes elsewhere.
   */
  async contentsToggled(id: string, isUndone: boolean) {
    const change = this.entries().find((entry) => entry.id === id);
    if (!change) throw new Refusal(404, "missingChange");
    if (change.isUndone !== isUndone) throw new Refusal(409, "missingChange");
    const contents = change.files.map(async ({ file, before, after }) => {
      const [from, to] = isUndone ? [before, after] : [after, before];
      return [file, await this.replaced(change, file, from, to)] as const;
    });
    return { change, contents: new Map(await Promise.all(contents)) };
  }

  /** Describes the step to undo or redo first: the latest subsequent change to the same location, if any. */
  firstStep(
    since: ListedChange,
    isThere: (file: string, before: Buffer | null, after: Buffer | null) => boolean,
  ): Titles | undefined {
    const lastTime = ({ times }: ListedChange) => times.at(-1) ?? "";
    const [first] = this.entries()
      .filter(({ times }) => times.filter((at) => at > lastTime(since)).length % 2 > 0)
      .filter(({ files }) =>
        files.some((one) => isThere(one.file, this.kept(one.before), this.kept(one.after))),
      )
      .sort((a, b) => lastTime(b).localeCompare(lastTime(a)));
    return first && inBoth(first.isUndone ? "redoFirst" : "undoFirst", { label: first.label });
  }

  private async replaced(change: ListedChange, file: string, from: string | null, to: string | null) {
    const [after, before, now] = [this.kept(from), this.kept(to), this.store.read(file)];
    const states = [before, after, now].map(parsedContent);
    const [old, written, current] = states;
    const edits = diffValues(written, old);
    const step = this.firstStep(change, (name, ...parts) => {
      const [one, other] = parts.map(parsedContent);
      return name === file && !(file.endsWith(".json") && isKept(edits, one, other));
    });
    if (step === undefined && isSameContent(after, now)) return before;
    const isPossible = now && file.endsWith(".json") && states.every((state) => (state ?? null) !== null);
    if (step === undefined && isPossible && isKept(edits, written, current))
      return Buffer.from(await preserveFormatting(this.store, file, editJson(decodeText(now).text, edits)));
    throw new Refusal(409, "changedSince", { step: step ?? inBoth("noStep") });
  }
}
