import * as v from "valibot";
import { detailOf } from "../../plugins/content-check/check-changes";
import { locales, type Locale } from "../../src/config/languages";
import { maintainerLanguages } from "../../src/config/maintainer-language";
import { textAtCommit } from "../../src/gatsby/data/git";
import { interpolate, placeholdersIn, type Constant } from "../../src/gatsby/data/interpolate";
import { isFields } from "../../src/lib/is-fields";
import { compareVersions } from "../../src/lib/compare-versions";
import { place } from "./call";
import { isPictureFile } from "./content-paths";
import type { Contents, ContentStore } from "./content-store";
import { preserveFormatting, readTarget, writtenTarget } from "./documents";
import type { FormFinding } from "./check-draft";
import { editJson, idOf, moveInJson } from "./edit-json";
import type { FormSchema } from "./form-schema";
import { placeOfItem, placeOfNewItem } from "./new-items";
import { isSameItem, type Conflict } from "./merge";
import { newItemKinds, type NewItemKind } from "./outline-groups";
import { readPicture } from "./pictures";
import { Refusal } from "./refusal";
import type { Target } from "./target";

export const newKind = v.picklist(Object.keys(newItemKinds) as NewItemKind[]);

export const language = v.optional(v.picklist(maintainerLanguages), "tr");

/** Form data in requests: the value of an edited or new item, with the chosen images. */
export const draftFields = {
  ...place,
  language,
  kind: v.optional(newKind),
  value: v.optional(v.unknown()),
  /** Value of the form when it was opened. */
  before: v.optional(v.unknown()),
  /** Whether fetching has replaced the saved value with a published one. */
  isDisputed: v.optional(v.boolean()),
  /** User's values that were replaced in the form by a version saved in the meantime. */
  replaced: v.optional(v.array(v.custom<Conflict>(isFields))),
  label: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  isRemoved: v.optional(v.boolean()),
  /** Number of places by which a list item moves, limited to the ends of its list. */
  move: v.optional(v.pipe(v.number(), v.integer())),
  /** Server-side names of prepared images, by file. */
  pictures: v.optional(v.record(v.string(), v.string()), {}),
};

export type Fields = v.InferOutput<v.ObjectSchema<typeof draftFields, undefined>>;
export type Draft = Omit<Fields, keyof Target | "language"> & { target: Target };

/** Location of an unsaved edit. All new items of a type share one location, whatever their slug. */
export type DraftPlace = Target & { kind?: NewItemKind };

/** Edited value, the value that it is based on, and server-side names of prepared images, keyed by file. */
export type Edit = Pick<Fields, "value" | "before" | "pictures" | "replaced">;

/** Content edited by a form. `kind` is set for a new item. */
export type Item = DraftPlace & {
  value: unknown;
  schema: FormSchema;
  /** Slugs in the file that must not change. */
  fixedNames: string[];
  isRemovable?: boolean;
  /** Length of the list in which the item can move. */
  listLength?: number;
  reminders?: FormFinding[];
  draft?: Fields;
};

export const draftsFile = "drafts.json";

/** Returns the key of a draft, which identifies a list item by its slug or id. */
export function draftKey({ file, at, kind, before }: DraftPlace & Pick<Fields, "before">): string {
  const id = isMovable({ file, at }) ? idOf(before) : undefined;
  return kind ?? `${file} ${JSON.stringify(id === undefined ? at : [...at.slice(0, -1), id])}`;
}

/** Adds an unsaved edit, unless the item already has one. */
export function addDraft(store: ContentStore, draft: Omit<Fields, "label">): void {
  const key = draftKey(draft);
  const old = store.entries<Fields>(draftsFile)[key];
  if (!old || !isSameItem(old.before, draft.before)) store.addEntries(draftsFile, { [key]: draft });
}

/** New text of each file; null deletes the file. */
type Texts = Map<string, string | null>;

function textsOf(store: ContentStore, { target, value, kind, isRemoved, move }: Draft): Texts {
  const { file, at } = kind ? placeOfNewItem(store, kind, value) : placeOfItem(store, target, value);
  const edited = (how: "insert" | "remove") =>
    new Map([[file, editJson(store.readText(file), [{ path: at, kind: how, value }])]]);
  if (move !== undefined) return movedTexts(store, target, move);
  if (isRemoved) return at.length === 0 ? removedTexts(store, file) : edited("remove");
  if (!kind && file === target.file) return writtenTarget(store, target, value);
  if (at.length > 0) return edited("insert");
  return new Map([
    [target.file, null],
    [file, `${JSON.stringify(value, null, 2)}\n`],
  ]);
}

/** Returns the changes that delete a file and, for a press item, its article. */
function removedTexts(store: ContentStore, file: string): Texts {
  const article = `${file.replace("/press/", "/press/articles/").replace(".json", "")}/`;
  const texts = file.startsWith("data/press/") ? locales.map((locale) => `${article}${locale}.md`) : [];
  return new Map([file, ...texts.filter((text) => store.read(text))].map((one) => [one, null]));
}

const siblingsOf = (store: ContentStore, { file, at }: Target) =>
  readTarget(store, { file, at: at.slice(0, -1) }) as unknown[];

export function movedTarget(store: ContentStore, { file, at }: Target, move: number): Target {
  const last = siblingsOf(store, { file, at }).length - 1;
  const index = Math.max(0, Math.min(last, Number(at.at(-1)) + move));
  return { file, at: [...at.slice(0, -1), index] };
}

function movedTexts(store: ContentStore, target: Target, move: number): Texts {
  const { file, at } = target;
  const [from = 0, to = 0] = [target, movedTarget(store, target, move)].map((one) => Number(one.at.at(-1)));
  return new Map([[file, moveInJson(store.readText(file), at.slice(0, -1), from, to)]]);
}

/** Returns the published text of a file: from the last commit or, if missing there, from disk. */
const publishedText = (store: ContentStore, file: string): string | undefined =>
  textAtCommit(store.root, "HEAD", file) ?? (store.read(file) ? store.readText(file) : undefined);

/**
 * Replaces figure placeholders with today's values, because figures may change later; keeps name placeholders.
 */
function withFigures(text: string, constants: Record<string, Constant>, locale: Locale): string {
  const unchanged = placeholdersIn(text).map((name): [string, string] => [name, `{${name}}`]);
  return interpolate(text, { ...Object.fromEntries(unchanged), ...constants }, locale);
}

/**
 * Returns the files that archive a legal text when a new version comes into force. Archives the text from the
 * last commit, since that is what visitors agreed to, even if the text on disk changed before its version
 * number did.
 */
function archivedLegalTexts(store: ContentStore, written: Texts): [string, string][] {
  const figures = publishedText(store, "data/constants.json") ?? "{}";
  const constants = JSON.parse(figures) as Record<string, Constant>;
  return [...written].flatMap(([file, text]) => {
    const [, folder, locale] = /^(data\/legal\/[^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
    const before = publishedText(store, file);
    if (!folder || !text || !before) return [];
    const detail = (whole: string, key: string) => detailOf(whole, key) ?? "";
    const version = detail(before, "version");
    const isFollowed = version !== "" && compareVersions(detail(text, "version"), version) > 0;
    const wasInForce = detail(before, "effectiveDate") < detail(text, "effectiveDate");
    const kept = `${folder}/former/${version}/${locale}.md`;
    if (!isFollowed || !wasInForce || store.read(kept)) return [];
    return [[kept, withFigures(before, constants, locale as Locale)]];
  });
}

/** Reports whether a target is an item of a list whose items are edited individually. */
export const isMovable = ({ file, at }: Target): boolean =>
  /^data\/[\w-]+\.json$/.test(file) && typeof at.at(-1) === "number";

/** Returns the current location of an item that may have moved in its list since its form was opened. */
export function placeNow(store: ContentStore, target: Target, before: unknown): Target {
  if (!isMovable(target) || idOf(before) === undefined) return target;
  const list = target.at.slice(0, -1);
  const index = siblingsOf(store, target).findIndex((item) => isSameItem(item, before));
  return index < 0 ? target : { file: target.file, at: [...list, index] };
}

/** Returns the length of the list in which a target can move; undefined for other targets. */
export const listLength = (store: ContentStore, target: Target): number | undefined =>
  isMovable(target) ? siblingsOf(store, target).length : undefined;

/** Reports whether a target can be removed: a list item, or a file in a folder. */
export const isRemovable = (target: Target): boolean =>
  isMovable(target)
    ? target.at.length === 1
    : /^data\/(?:press|references|stories)\/[\w-]+\.json$/.test(target.file) && target.at.length === 0;

export async function contentsOf(store: ContentStore, draft: Draft): Promise<Contents> {
  if ((draft.isRemoved && !isRemovable(draft.target)) || (draft.move && !isMovable(draft.target)))
    throw new Refusal(400, "badRequest");
  const contents = new Map<string, Buffer | null>();
  const texts = textsOf(store, draft);
  for (const [file, text] of [...archivedLegalTexts(store, texts), ...texts]) {
    const isWhole = text !== null && !file.endsWith("/new-item.json");
    const formatted = isWhole ? await preserveFormatting(store, file, text) : text;
    contents.set(file, formatted === null ? null : Buffer.from(formatted));
  }
  for (const [file, name] of Object.entries(draft.pictures)) {
    if (!isPictureFile(file)) throw new Refusal(403, "unknownFile", { file });
    contents.set(file, readPicture(store, name));
  }
  return contents;
}
