import type { Contents, ContentStore } from "./content-store";
import { preserveFormatting, readTarget, writtenTarget } from "./documents";
import { editJson } from "./edit-json";
import { archivedLegalTexts } from "./keep-former";
import { placeOfNewItem } from "./new-items";
import type { NewItemKind } from "./outline-groups";
import { isPictureFile } from "./content-paths";
import { Refusal } from "./refusal";
import type { Target } from "./target";

/** Form data: the value of a target or a new item, with the chosen images. */
export type Draft = {
  target: Target;
  value?: unknown;
  kind?: NewItemKind;
  isRemoved?: boolean;
  /** Moves a list item one position up or down. */
  move?: -1 | 1;
  /** Server names of prepared images, by file. */
  pictures?: Record<string, string>;
};

function textsOf(store: ContentStore, draft: Draft): Map<string, string | null> {
  const { target, value, kind, isRemoved, move } = draft;
  if (move) return movedTexts(store, target, move);
  if (isRemoved) {
    if (target.at.length === 0) return new Map([[target.file, null]]);
    const text = editJson(store.readText(target.file), [{ path: target.at, kind: "remove" }]);
    return new Map([[target.file, text]]);
  }
  if (!kind) return writtenTarget(store, target, value);
  const { file, at } = placeOfNewItem(store, kind, value);
  if (at.length === 0) return new Map([[file, `${JSON.stringify(value, null, 2)}\n`]]);
  return new Map([[file, editJson(store.readText(file), [{ path: at, kind: "insert", value }])]]);
}

function movedTexts(store: ContentStore, { file, at }: Target, move: number): Map<string, string> {
  const list = { file, at: at.slice(0, -1) };
  const items = [...(readTarget(store, list) as unknown[])];
  const index = Number(at.at(-1));
  const other = index + move;
  if (!(other in items)) throw new Refusal(400, "badRequest");
  [items[index], items[other]] = [items[other], items[index]];
  return writtenTarget(store, list, items);
}

/** Reports whether a target is an item of a list that is edited item by item. */
export const isMovable = ({ file, at }: Target): boolean =>
  /^data\/[\w-]+\.json$/.test(file) && typeof at.at(-1) === "number";

/** Reports whether a target can be removed: an item of a list, or a file of a folder. */
export const isRemovable = ({ file, at }: Target): boolean =>
  /^data\/[\w-]+\.json$/.test(file)
    ? at.length === 1 && typeof at[0] === "number"
    : /^data\/(?:press|references|stories)\/[\w-]+\.json$/.test(file) && at.length === 0;

/**
 * Returns the new contents of the files that a draft changes.
 * @param pictureOf returns the bytes of a prepared image by name
 */
export async function contentsOf(
  store: ContentStore,
  draft: Draft,
  pictureOf: (name: string) => Buffer,
): Promise<Contents> {
  if ((draft.isRemoved && !isRemovable(draft.target)) || (draft.move && !isMovable(draft.target)))
    throw new Refusal(400, "badRequest");
  const contents = new Map<string, Buffer | null>();
  const texts = textsOf(store, draft);
  for (const [file, text] of archivedLegalTexts(store, texts)) contents.set(file, Buffer.from(text));
  for (const [file, text] of texts) {
    const isWhole = text !== null && !/\/new-item\.json$/.test(file);
    const formatted = isWhole ? await preserveFormatting(store, file, text) : text;
    contents.set(file, formatted === null ? null : Buffer.from(formatted));
  }
  for (const [file, name] of Object.entries(draft.pictures ?? {})) {
    if (!isPictureFile(file)) throw new Refusal(403, "unknownFile", { file });
    contents.set(file, pictureOf(name));
  }
  return contents;
}
