import fs from "node:fs";
import path from "node:path";
import { contentDay, unpublishedOn } from "../src/gatsby/data/publishing";

/** Record of the cache's state, stored outside Gatsby's cache, which Gatsby may clear. */
const record = "node_modules/.cache/content-day/state";

/** Returns the inputs of Gatsby's cache that are not files: the day, and whether source markers are on. */
const state = () => ({ day: contentDay(), hasMarks: Boolean(process.env.GATSBY_STUDIO) });

/**
 * Reports whether Gatsby's cached content is still valid: the same items are published as on the day it was
 * recorded. False for a cache without a record.
 */
export function isCacheCurrent(): boolean {
  if (!fs.existsSync(record)) return false;
  const { day, hasMarks } = JSON.parse(fs.readFileSync(record, "utf8")) as ReturnType<typeof state>;
  return hasMarks === state().hasMarks && unpublishedOn("data", day).join() === unpublishedOn("data").join();
}

/** Records the state of Gatsby's cache. */
export function noteCache(now = state()): void {
  fs.mkdirSync(path.dirname(record), { recursive: true });
  fs.writeFileSync(record, JSON.stringify(now));
}

/** Deletes Gatsby's cache if it contains content from another day or from the studio. */
export function dropStaleCache(): void {
  if (!isCacheCurrent()) fs.rmSync(".cache", { recursive: true, force: true });
  noteCache();
}
