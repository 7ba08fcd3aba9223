import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ContentStore } from "./content-store";
import type { Target } from "./documents";
import { isSameItem } from "./merge";

/** What was typed and not saved, over what; `kind` is that of a new item. */
export type KeptDraft = Target & {
  kind?: string;
  label: string;
  before: unknown;
  value: unknown;
  pictures: Record<string, string>;
};

const keyOf = ({ file, at, kind }: Pick<KeptDraft, "file" | "at" | "kind">) =>
  kind ? `new ${kind}` : `${file} ${JSON.stringify(at)}`;

/** What was typed and not saved: it outlives a reload, a crash and another port. */
export class KeptDrafts {
  private readonly file: string;

  constructor(store: ContentStore) {
    this.file = path.join(store.folder("."), "drafts.json");
  }

  private read(): Record<string, KeptDraft> {
    try {
      return JSON.parse(fs.readFileSync(this.file, "utf8")) as Record<string, KeptDraft>;
    } catch {
      return {}; // none yet, or one that a power cut left unfinished
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

  /** The draft of a place; undefined where there is none, or another item stands there now. */
  of(place: Pick<KeptDraft, "file" | "at" | "kind">, value: unknown): KeptDraft | undefined {
    const draft = this.read()[keyOf(place)];
    const isOpen = draft && !isDeepStrictEqual(draft.value, value);
    return isOpen && (draft.kind || isSameItem(draft.before, value)) ? draft : undefined;
  }
}
