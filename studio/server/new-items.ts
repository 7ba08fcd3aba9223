import path from "node:path";
import { checkChanges, detailOf } from "../../plugins/content-check/check-changes";
import { defaultLocale } from "../../src/config/languages";
import { textAtCommit } from "../../src/gatsby/data/git";
import { parsed } from "../../src/gatsby/data/json-texts";
import { filesIn } from "../../src/gatsby/data/list-files";
import { istanbulDay } from "../../src/lib/istanbul-day";
import { namesIn } from "../app/propose-names";
import { emptyValue } from "../app/ui-schema";
import { isContentFile } from "./content-paths";
import type { ContentStore } from "./content-store";
import { isMarkdown, readTarget } from "./documents";
import { formSchema } from "./form-schema";
import { newItemKinds, type NewItemKind } from "./outline-groups";
import { Refusal } from "./refusal";
import { slugIn, type Target } from "./target";

/** Returns the placeholder target of a new item without a slug. */
export function unnamedPlace(kind: NewItemKind): Target {
  const place = newItemKinds[kind];
  return "file" in place ? { file: place.file, at: [0] } : { file: `${place.folder}/new-item.json`, at: [] };
}

/** Returns the redirect that the content check suggests for an address that was removed. */
function suggestedRedirect(root: string): unknown {
  const finding = checkChanges(root, "HEAD").find(({ rule }) => rule === "former-slug");
  return parsed(String(finding?.values?.nearest));
}

/**
 * Returns the initial value of a new item: empty required texts, today's date, the last rank, and the suggested
 * redirect.
 */
export function newItem(store: ContentStore, kind: NewItemKind): Record<string, unknown> {
  const target = unnamedPlace(kind);
  const item = emptyValue(formSchema(store.root, target, undefined, "tr")) as Record<string, unknown>;
  const others = filesIn(path.join(store.root, path.dirname(target.file))).length;
  return {
    ...item,
    ...("date" in item && { date: istanbulDay(new Date()) }),
    ...("rank" in item && { rank: others + 1 }),
    ...(kind === "addRedirect" && (suggestedRedirect(store.root) as object | undefined)),
  };
}

const isName = (slug: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

/** Returns the final target of a new item: the end of its list, or a file named after its slug. */
export function placeOfNewItem(store: ContentStore, kind: NewItemKind, value: unknown): Target {
  const place = newItemKinds[kind];
  if ("file" in place) {
    const items = readTarget(store, { file: place.file, at: [] });
    return { file: place.file, at: [(items as unknown[]).length] };
  }
  const slug = slugIn(value);
  const file = isName(slug) ? `${place.folder}/${slug}.json` : unnamedPlace(kind).file;
  if (store.read(file)) throw new Refusal(409, "nameTaken", { name: slug });
  return { file, at: [] };
}

/**
 * Returns the target of an item after a change: until it is published, a file in a folder is renamed when its
 * slug changes.
 */
export function placeOfItem(store: ContentStore, target: Target, value: unknown): Target {
  const { dir, name } = path.posix.parse(target.file);
  const kinds = Object.keys(newItemKinds) as NewItemKind[];
  const kind = kinds.find((one) => path.posix.dirname(unnamedPlace(one).file) === dir && dir !== "data");
  const isSame = !isName(slugIn(value)) || slugIn(value) === name;
  if (!kind || isSame || textAtCommit(store.root, "HEAD", target.file) !== null) return target;
  return placeOfNewItem(store, kind, value);
}

/**
 * Returns the published slugs of a file, to which links, messages and file names refer; for a legal text, its
 * version.
 */
export function fixedNames(store: ContentStore, target: Target): string[] {
  const published = (file: string) => textAtCommit(store.root, "HEAD", file);
  if (isMarkdown(target))
    return [detailOf(published(`${target.file}/${defaultLocale}.md`) ?? "", "version") ?? []].flat();
  return isContentFile(target.file) ? namesIn(parsed(published(target.file))) : [];
}
