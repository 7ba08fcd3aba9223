import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { attempt } from "../../src/lib/browser-support";
import type { ContentStore } from "./content-store";
import { isSameItem } from "./merge";
import type { NewItemKind } from "./outline-groups";
import type { Target } from "./target";

/** Location of an unsaved edit; new items of a kind share one, regardless of slug. */
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

  /** Returns all drafts by key; empty if there is no file yet, or if a power failure left it incomplete. */
  private all = () =>
    attempt(() => JSON.parse(fs.readFileSync(this.file, "utf8")) as Record<string, KeptDraft>, {});

  list = (): KeptDraft[] => Object.values(this.all());

  /** Stores the draft for a location, or deletes it if none is given. */
  set(place: Place, draft?: KeptDraft): void {
    fs.writeFileSync(this.file, JSON.stringify({ ...this.all(), [keyOf(place)]: draft }));
  }

  /** Returns the draft for a location; undefined if there is none or another item is now there. */
  of(place: Place, value: unknown): KeptDraft | undefined {
    const draft = this.all()[keyOf(place)];
    const isOpen = draft && !isDeepStrictEqual(draft.value, value);
    return isOpen && (draft.kind || isSameItem(draft.before, value)) ? draft : undefined;
  }
}
