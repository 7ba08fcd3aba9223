import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentDay, unpublishedOn } from "../../src/gatsby/data/publishing";

/** File with the day that the preview shows; an empty file means today. */
export const dayFile = "node_modules/.cache/content-day/shown";

/** Sets the day for a development server that has not started yet. */
export function writeDay(day: string): void {
  fs.mkdirSync(path.dirname(dayFile), { recursive: true });
  fs.writeFileSync(dayFile, day);
}

/** Requests the modification time that each content file had when Gatsby last read it. */
async function readTimes(pages: string): Promise<Map<string, string>> {
  const query = `{ allFile(filter: { sourceInstanceName: { eq: "data" } }) { nodes { relativePath modifiedTime } } }`;
  const answer = await fetch(`${pages}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  type File = { relativePath: string; modifiedTime: string };
  const { data } = (await answer.json()) as { data: { allFile: { nodes: File[] } } };
  return new Map(data.allFile.nodes.map((file) => [file.relativePath, file.modifiedTime]));
}

/**
 * Shows a day in the running development server. Gatsby selects the published items of a file when it reads
 * the file, so files that differ on that day get a new modification time.
 * @param pages origin of the development server
 */
export async function showDay(pages: string, day: string): Promise<void> {
  const unpublished = () => unpublishedOn("data", contentDay(new Date(), { CONTENT_DAY_FILE: dayFile }));
  const before = unpublished();
  writeDay(day);
  const after = unpublished();
  const changed = [...before, ...after].filter((item) => before.includes(item) !== after.includes(item));
  const names = [...new Set(changed.map((item) => item.replace(/#\d+$/, "")))];
  const now = new Date();
  for (const name of names) fs.utimesSync(path.join("data", name), now, now);
  const isRead = (times: Map<string, string>) =>
    names.every((name) => times.get(name) === fs.statSync(path.join("data", name)).mtime.toJSON());
  while (!isRead(await readTimes(pages))) await setTimeout(200);
}
