import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { hashOf, type ContentStore, type Contents } from "./content-store";
import { revertFile } from "./revert";
import { Refusal } from "./refusal";

/** Saved change, with the former and new contents of its files. */
export type Change = {
  id: string;
  /** Time of the change (ISO 8601). */
  at: string;
  /** Description shown to the user. */
  label: string;
  /** Id of the change that this one undoes. */
  undoes?: string;
  files: { file: string; before: string | null; after: string | null }[];
};

export type ListedChange = Change & { isUndone: boolean };

/** Persistent history of all changes made in the studio, with undo. */
export class History {
  private readonly list: string;
  private readonly contents: string;

  constructor(
    private readonly store: ContentStore,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.contents = store.folder("contents");
    this.list = path.join(store.folder("."), "history.jsonl");
  }

  private changes(): Change[] {
    if (!fs.existsSync(this.list)) return [];
    return fs
      .readFileSync(this.list, "utf8")
      .split("\n")
      .flatMap((line) => {
        try {
          return line === "" ? [] : [JSON.parse(line) as Change];
        } catch {
          return []; // Incomplete line after a power failure
        }
      });
  }

  /** Returns the changes, newest first. */
  entries(): ListedChange[] {
    const undone = new Set<string>();
    return this.changes()
      .reverse()
      .map((change) => {
        const isUndone = undone.has(change.id);
        if (change.undoes && !isUndone) undone.add(change.undoes);
        return { ...change, isUndone };
      });
  }

  private keep(content: Buffer | null): string | null {
    if (content === null) return null;
    const name = hashOf(content);
    const file = path.join(this.contents, name);
    if (!fs.existsSync(file)) fs.writeFileSync(file, content);
    return name;
  }

  private kept = (name: string | null) =>
    name === null ? null : fs.readFileSync(path.join(this.contents, name));

  /**
   * Records the former contents, then writes the files atomically; does nothing if nothing changes.
   * @throws Refusal if the history cannot be written
   */
  write(label: string, contents: Contents, undoes?: string): Change | null {
    const files = [...contents].flatMap(([file, content]) => {
      const before = this.store.read(file);
      const isSame = content === null ? before === null : before?.equals(content) === true;
      return isSame ? [] : [{ file, content, before: this.keep(before), after: this.keep(content) }];
    });
    if (files.length === 0) return null;
    const change: Change = {
      id: crypto.randomUUID(),
      at: this.now().toISOString(),
      label,
      ...(undoes && { undoes }),
      files: files.map(({ file, before, after }) => ({ file, before, after })),
    };
    const forget = this.append(change);
    const done: [string, Buffer | null][] = [];
    try {
      for (const { file, content, before } of files) {
        this.store.write(file, content);
        done.push([file, this.kept(before)]);
      }
    } catch (error) {
      for (const [file, before] of done) this.store.write(file, before);
      forget();
      throw error;
    }
    return change;
  }

  /**
   * Appends a change to the list; returns a function that removes it again.
   * @throws Refusal if the list cannot be written
   */
  private append(change: Change): () => void {
    try {
      const before = fs.existsSync(this.list) ? fs.readFileSync(this.list) : Buffer.alloc(0);
      // Ends a line left incomplete by a power failure, so that it does not corrupt this entry.
      const isTorn = before.length > 0 && before.at(-1) !== 0x0a;
      fs.appendFileSync(this.list, `${isTorn ? "\n" : ""}${JSON.stringify(change)}\n`);
      return () => fs.truncateSync(this.list, before.length);
    } catch {
      throw new Refusal(500, "noHistory", { file: path.relative(this.store.root, this.list) });
    }
  }

  /**
   * Returns the contents after undoing a change; later changes of other fields are kept.
   * @throws Refusal if the same field has been changed since
   */
  contentsWithout(id: string): { change: Change; contents: Contents } {
    const change = this.entries().find((entry) => entry.id === id);
    if (!change) throw new Refusal(404, "missingChange");
    if (change.isUndone) throw new Refusal(404, "unknownChange");
    const contents = change.files.map(({ file, before, after }) => {
      const now = this.store.read(file);
      return [file, revertFile(file, { before: this.kept(before), after: this.kept(after), now })] as const;
    });
    return { change, contents: new Map(contents) };
  }

  /** Undoes a change; undoing an undo redoes it. */
  undo(id: string): Change | null {
    const { change, contents } = this.contentsWithout(id);
    return this.write(change.label, contents, change.id);
  }
}
