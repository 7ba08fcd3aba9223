import fs from "node:fs";
import path from "node:path";
import { unpublishedOn } from "../src/gatsby/data/publishing";

/** Outside of Gatsby's own cache, which Gatsby empties when it likes. */
const record = "node_modules/.cache/content-day/state";

/**
 * What Gatsby's cache depends on that no file shows: which items are not on the site today, and whether texts carry the
 * studio's marks of their source.
 */
const state = (): string =>
  JSON.stringify({ unpublished: unpublishedOn("data"), hasMarks: Boolean(process.env.GATSBY_STUDIO) });

/** Whether what Gatsby has read of the content still holds; nothing is known of a cache that nobody noted. */
export const isCacheCurrent = (): boolean =>
  fs.existsSync(record) && fs.readFileSync(record, "utf8") === state();

/** Notes what Gatsby's cache holds from now on. */
export function noteCache(): void {
  fs.mkdirSync(path.dirname(record), { recursive: true });
  fs.writeFileSync(record, state());
}

/** Drops Gatsby's cache where it holds the texts of another day, or of the studio. */
export function dropStaleCache(): void {
  if (!isCacheCurrent()) fs.rmSync(".cache", { recursive: true, force: true });
  noteCache();
}
