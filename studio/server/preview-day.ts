import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentDay, unpublishedOn } from "../../src/gatsby/data/publishing";
import { Refusal } from "./refusal";

/** File with the day that the preview shows; an empty file means today. */
export const dayFile = "node_modules/.cache/content-day/shown";

/** Sets the day for a development server that has not started yet. */
export function writeDay(day: string): void {
  fs.mkdirSync(path.dirname(dayFile), { recursive: true });
  fs.writeFileSync(dayFile, day);
}

/** Requests the modification time that each content file had when Gatsby last read it. */
async function readTimes(pages: string, signal: AbortSignal): Promise<Map<string, string>> {
  const query = `{ allFile(filter: { sourceInstanceName: { eq: "data" } }) { nodes { relativePath modifiedTime } } }`;
  const answer = await fetch(`${pages}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
    signal,
  });
  type File = { relativePath: string; modifiedTime: string };
  const { data } = (await answer.json()) as { data: { allFile: { nodes: File[] } } };
  return new Map(data.allFile.nodes.map((file) => [file.relativePath, file.modifiedTime]));
}

/** Maximum time in milliseconds for the development server to read the files. */
const longestWait = 60_000;

/** Files that the development server has yet to read again. */
const unread = new Set<string>();

/**
 * Shows a day in the running development server. Gatsby selects the published items of a file when it reads
 * the file, so files that differ on that day get a new modification time, as do those not read in time before.
 * @param pages origin of the development server
 */
export async function showDay(pages: string, day: string, wait = longestWait): Promise<void> {
  const unpublished = () => unpublishedOn("data", contentDay(new Date(), { CONTENT_DAY_FILE: dayFile }));
  const before = unpublished();
  writeDay(day);
  const after = unpublished();
  const changed = [...before, ...after].filter((item) => before.includes(item) !== after.includes(item));
  for (const item of changed) unread.add(item.replace(/#\d+$/, ""));
  for (const name of unread) if (!fs.existsSync(path.join("data", name))) unread.delete(name);
  const now = new Date();
  for (const name of unread) fs.utimesSync(path.join("data", name), now, now);
  const isRead = (times: Map<string, string>) =>
    [...unread].every((name) => times.get(name) === fs.statSync(path.join("data", name)).mtime.toJSON());
  const signal = AbortSignal.timeout(wait);
  try {
    while (!isRead(await readTimes(pages, signal))) await setTimeout(200, undefined, { signal });
  } catch {
    throw new Refusal(500, "previewLate");
  }
  unread.clear();
}
