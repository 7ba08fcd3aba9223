import type { ContentFolder } from "../../helpers/content-folder";

/** Correct work of a maintainer: the content check and every test have to stay green after it. */
export type Edit = { name: string; apply: (folder: ContentFolder) => void };

export type Json = Record<string, unknown>;

export const both = (tr: string, en: string) => ({ tr, en });

/** The fields of an object in a JSON file, in place of the old ones. */
export const fields =
  (file: string, change: (content: Json) => Json): Edit["apply"] =>
  (folder) =>
    folder.writeJson<Json>(file, (content) => ({ ...content, ...change(content) }));

/** A figure of data/constants.json. */
export const figure = (name: string, change: Json): Edit["apply"] =>
  fields("data/constants.json", (figures) => ({ [name]: { ...(figures[name] as Json), ...change } }));

/** The first file of a collection, whichever items there are. */
export const firstOf = (folder: ContentFolder, collection: string) =>
  `data/${collection}/${folder.list(`data/${collection}`)[0]}`;

/** A list file with items added or taken away. */
export const list =
  (file: string, change: (items: Json[]) => Json[]): Edit["apply"] =>
  (folder) =>
    folder.writeJson<Json[]>(file, change);

export const today = (): string => new Date().toISOString().slice(0, 10);
