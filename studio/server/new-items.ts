import path from "node:path";
import { filesIn } from "../../src/gatsby/data/list-files";
import { emptyValue } from "../app/ui-schema";
import type { ContentStore } from "./content-store";
import { readTarget } from "./documents";
import { formSchema } from "./form-schema";
import { newItemKinds, type NewItemKind } from "./outline-groups";
import { Refusal } from "./refusal";
import { slugIn, type Target } from "./target";

/** Returns a placeholder target for a new item without a slug. */
export function unnamedPlace(kind: NewItemKind): Target {
  const place = newItemKinds[kind];
  return "file" in place ? { file: place.file, at: [0] } : { file: `${place.folder}/new-item.json`, at: [] };
}

/** Returns the initial value of a new item: required texts empty, today's date, last rank. */
export function newItem(store: ContentStore, kind: NewItemKind, now: Date): Record<string, unknown> {
  const target = unnamedPlace(kind);
  const item = emptyValue(formSchema(store.root, target, undefined, "tr")) as Record<string, unknown>;
  const others = filesIn(path.join(store.root, path.dirname(target.file))).length;
  return {
    ...item,
    ...("date" in item && { date: now.toISOString().slice(0, 10) }),
    ...("rank" in item && { rank: others + 1 }),
  };
}

/**
 * Returns the final target of a new item: the end of its list, or a file named after its slug.
 * @throws Refusal if such a file exists
 */
export function placeOfNewItem(store: ContentStore, kind: NewItemKind, value: unknown): Target {
  const place = newItemKinds[kind];
  if ("file" in place) {
    const items = readTarget(store, { file: place.file, at: [] });
    return { file: place.file, at: [(items as unknown[]).length] };
  }
  const slug = slugIn(value);
  const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
  const file = isNamed ? `${place.folder}/${slug}.json` : unnamedPlace(kind).file;
  if (store.read(file)) throw new Refusal(409, "nameTaken", { name: slug });
  return { file, at: [] };
}
