import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { attempt } from "../../src/lib/browser-support";
import type { ContentStore } from "./content-store";
import { isSameItem } from "./merge";
import type { NewItemKind } from "./outline-groups";
import type { Target } from "./target";

/** Place of an unsaved edit; new items have one per kind, whatever their slug. */
type Place = Target & { kind?: NewItemKind };

/** Unsaved edit and the value it is based on. */
export type KeptDraft = Place & {
  label: string;
  before: unknown;
  value: unknown;
  pictures: Record<string, string>;
};

const keyOf = ({ file, at, kind }: Place) => kind ?? `${file} ${JSON.stringify(at)}`;

/** Storage of unsaved edits, which survive a reload, a crash and a change of port. */
export class KeptDrafts {
  private readonly file: string;

  constructor(store: ContentStore) {
    this.file = path.join(store.folder("."), "drafts.json");
  }

  /** Returns all drafts by key; none if there is no file yet, or it was left incomplete by a power failure. */
  private all = () =>
    attempt(() => JSON.parse(fs.readFileSync(this.file, "utf8")) as Record<string, KeptDraft>, {});

  list = (): KeptDraft[] => Object.values(this.all());

  /** Keeps a draft, or forgets the one of a place. */
  set(place: Place, draft?: KeptDraft): void {
    fs.writeFileSync(this.file, JSON.stringify({ ...this.all(), [keyOf(place)]: draft }));
  }

  /** Returns the draft of a place; undefined if there is none or the place now contains another item. */
  of(place: Place, value: unknown): KeptDraft | undefined {
    const draft = this.all()[keyOf(place)];
    const isOpen = draft && !isDeepStrictEqual(draft.value, value);
    return isOpen && (draft.kind || isSameItem(draft.before, value)) ? draft : undefined;
  }
}
