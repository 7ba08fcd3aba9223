import fs from "node:fs";
import path from "node:path";
import { istanbulDay } from "../../lib/istanbul-day";
import { parsed } from "./json-texts";
import { filesIn } from "./list-files";
import { readTextFile } from "./text-file";

/** First and last day of publication (inclusive), in Istanbul time. */
export type Period = { publishFrom?: unknown; publishUntil?: unknown };

/** Publication state of an item: scheduled, published or expired. */
export type Timing = "waiting" | "published" | "past";

/** Returns the publication state of an item on a day. ISO dates are compared as strings. */
export function timingOf(item: unknown, day: string): Timing {
  const { publishFrom, publishUntil } = (item ?? {}) as Period;
  if (typeof publishFrom === "string" && day < publishFrom) return "waiting";
  return typeof publishUntil === "string" && day > publishUntil ? "past" : "published";
}

const dayIn = (file = "") => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");

/**
 * Returns the day for which the site is built: `CONTENT_DAY`, to preview scheduled content, or the day in the
 * file that `CONTENT_DAY_FILE` names, which may change while Gatsby runs, or today.
 */
export const contentDay = (now = new Date(), env = process.env): string =>
  env.CONTENT_DAY || dayIn(env.CONTENT_DAY_FILE) || istanbulDay(now);

/** Returns the published items of a folder with one item per file; empty if the folder does not exist. */
export function publishedItems<T>(folder: string, day = contentDay()): T[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readTextFile(path.join(folder, file)).text) as T)
    .filter((item) => timingOf(item, day) === "published");
}

/** Folders and list files whose items may have a publication period. */
export const scheduledCollections = ["press/", "references/", "stories/", "faq.json"] as const;

function itemsOf(dataFolder: string, collection: string): [name: string, item: unknown][] {
  const absolute = path.join(dataFolder, collection);
  if (!fs.existsSync(absolute)) return [];
  const files = collection.endsWith("/") ? filesIn(absolute).filter((file) => file.endsWith(".json")) : [""];
  return files.flatMap((file) => {
    // An unreadable file, which the content check reports, has no published items.
    const content = parsed(readTextFile(path.join(absolute, file)).text) ?? [];
    const items = Array.isArray(content) ? (content as unknown[]) : [content];
    return items.map((item, index): [string, unknown] => [`${collection}${file}#${index}`, item]);
  });
}

/**
 * Returns the items that are unpublished on the given day. The result can change from day to day even if no
 * file changes.
 */
export const unpublishedOn = (dataFolder: string, day = contentDay()): string[] =>
  scheduledCollections.flatMap((collection) =>
    itemsOf(dataFolder, collection).flatMap(([name, item]) =>
      timingOf(item, day) === "published" ? [] : [name],
    ),
  );
