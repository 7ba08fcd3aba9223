import fs from "node:fs";
import path from "node:path";
import { unpublishedOn } from "../src/gatsby/data/publishing";

/** Record of the cache's state, stored outside Gatsby's cache, which Gatsby may clear. */
const record = "node_modules/.cache/content-day/state";

/** Returns the state of Gatsby's cache that files do not reflect: unpublished items and source markers. */
const state = (): string =>
  JSON.stringify({ unpublished: unpublishedOn("data"), hasMarks: Boolean(process.env.GATSBY_STUDIO) });

/** Reports whether Gatsby's cached content is still valid; false for a cache without a record. */
export const isCacheCurrent = (): boolean =>
  fs.existsSync(record) && fs.readFileSync(record, "utf8") === state();

/** Records the state of Gatsby's cache. */
export function noteCache(): void {
  fs.mkdirSync(path.dirname(record), { recursive: true });
  fs.writeFileSync(record, state());
}

/** Deletes Gatsby's cache if it contains content of another day or of the studio. */
export function dropStaleCache(): void {
  if (!isCacheCurrent()) fs.rmSync(".cache", { recursive: true, force: true });
  noteCache();
}
