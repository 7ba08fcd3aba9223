import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ContentStore } from "./content-store";
import type { Target } from "./documents";
import { isSameItem } from "./merge";

/** Unsaved edit and the value it is based on; `kind` is set for a new item. */
export type KeptDraft = Target & {
  kind?: string;
  label: string;
  before: unknown;
  value: unknown;
  pictures: Record<string, string>;
};

const keyOf = ({ file, at, kind }: Pick<KeptDraft, "file" | "at" | "kind">) =>
  kind ? `new ${kind}` : `${file} ${JSON.stringify(at)}`;

/** Storage of unsaved edits, which survive a reload, a crash and a change of port. */
export class KeptDrafts {
  private readonly file: string;

  constructor(store: ContentStore) {
    this.file = path.join(store.folder("."), "drafts.json");
  }

  private read(): Record<string, KeptDraft> {
    try {
      return JSON.parse(fs.readFileSync(this.file, "utf8")) as Record<string, KeptDraft>;
    } catch {
      return {}; // No file yet, or one left incomplete by a power failure
    }
  }

  private write(drafts: Record<string, KeptDraft>) {
    fs.writeFileSync(this.file, JSON.stringify(drafts));
  }

  list = (): KeptDraft[] => Object.values(this.read());

  keep(draft: KeptDraft): void {
    this.write({ ...this.read(), [keyOf(draft)]: draft });
  }

  forget(place: Pick<KeptDraft, "file" | "at" | "kind">): void {
    const { [keyOf(place)]: gone, ...others } = this.read();
    if (gone) this.write(others);
  }

  /** Returns the draft of a place; undefined if there is none or the place now contains another item. */
  of(place: Pick<KeptDraft, "file" | "at" | "kind">, value: unknown): KeptDraft | undefined {
    const draft = this.read()[keyOf(place)];
    const isOpen = draft && !isDeepStrictEqual(draft.value, value);
    return isOpen && (draft.kind || isSameItem(draft.before, value)) ? draft : undefined;
  }
}
