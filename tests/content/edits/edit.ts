import type { ContentFolder } from "../../helpers/content-folder";

/** Valid content edit, after which the content check and every test must pass. */
export type Edit = { name: string; apply: (folder: ContentFolder) => void };

export type Json = Record<string, unknown>;

export const both = (tr: string, en: string) => ({ tr, en });

/** Edits fields of an object in a JSON file. */
export const fields =
  (file: string, change: (content: Json) => Json): Edit["apply"] =>
  (folder) =>
    folder.writeJson<Json>(file, (content) => ({ ...content, ...change(content) }));

/** Edits a figure of data/constants.json. */
export const figure = (name: string, change: Json): Edit["apply"] =>
  fields("data/constants.json", (figures) => ({ [name]: { ...(figures[name] as Json), ...change } }));

/** Returns the first file of a collection, whichever items exist. */
export const firstOf = (folder: ContentFolder, collection: string) =>
  `data/${collection}/${folder.list(`data/${collection}`)[0]}`;

/** Edits the items of a list file. */
export const list =
  (file: string, change: (items: Json[]) => Json[]): Edit["apply"] =>
  (folder) =>
    folder.writeJson<Json[]>(file, change);

export const today = (): string => new Date().toISOString().slice(0, 10);
