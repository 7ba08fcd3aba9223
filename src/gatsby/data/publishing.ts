import fs from "node:fs";
import path from "node:path";
import { istanbulDay } from "../../lib/istanbul-day";
import { parsed } from "./json-texts";
import { filesIn } from "./list-files";
import { readTextFile } from "./text-file";

/** The first and the last day on which an item is on the site, both included, in Istanbul's time. */
export type Period = { publishFrom?: unknown; publishUntil?: unknown };

/** Whether an item is still to come, on the site, or over. */
export type Timing = "waiting" | "published" | "past";

/** Where an item stands on a day; days are written YYYY-MM-DD, so that they compare as texts. */
export function timingOf(item: unknown, day: string): Timing {
  const { publishFrom, publishUntil } = (item ?? {}) as Period;
  if (typeof publishFrom === "string" && day < publishFrom) return "waiting";
  return typeof publishUntil === "string" && day > publishUntil ? "past" : "published";
}

/** The day that a build shows: that of `CONTENT_DAY`, to look at what is to come, or today. */
export const contentDay = (now = new Date(), env = process.env): string =>
  env.CONTENT_DAY || istanbulDay(now);

/** Items of a folder of the data with one file each, published on a day; none where there is no such folder. */
export function publishedItems<T>(folder: string, day = contentDay()): T[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readTextFile(path.join(folder, file)).text) as T)
    .filter((item) => timingOf(item, day) === "published");
}

/** Collections whose items may have a period: folders, and files with a list. */
export const scheduledCollections = ["press/", "references/", "stories/", "faq.json"] as const;

function itemsOf(dataFolder: string, collection: string): [name: string, item: unknown][] {
  const absolute = path.join(dataFolder, collection);
  if (!fs.existsSync(absolute)) return [];
  const files = collection.endsWith("/") ? filesIn(absolute).filter((file) => file.endsWith(".json")) : [""];
  return files.flatMap((file) => {
    // Of a file that cannot be read, which the content check names, nothing is on the site.
    const content = parsed(readTextFile(path.join(absolute, file)).text) ?? [];
    const items = Array.isArray(content) ? (content as unknown[]) : [content];
    return items.map((item, index): [string, unknown] => [`${collection}${file}#${index}`, item]);
  });
}

/** What is not on the site on a day. It changes from one day to another while no file does. */
export const unpublishedOn = (dataFolder: string, day = contentDay()): string[] =>
  scheduledCollections.flatMap((collection) =>
    itemsOf(dataFolder, collection).flatMap(([name, item]) =>
      timingOf(item, day) === "published" ? [] : [name],
    ),
  );
