import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentDay, unpublishedOn } from "../../src/gatsby/data/publishing";
import { unpublishedType } from "../../src/gatsby/schema/type-name-of";
import { Refusal } from "./refusal";

/** File with the day that the preview shows; an empty file means today. */
export const dayFile = "node_modules/.cache/content-day/shown";

/** Sets the day for a development server that has not started yet. */
export function writeDay(day: string): void {
  fs.mkdirSync(path.dirname(dayFile), { recursive: true });
  fs.writeFileSync(dayFile, day);
}

/**
 * Queries what Gatsby knows about each content file: the modification time that it read, and the number of
 * unpublished items, since it creates the items only after the file.
 */
async function filesRead(pages: string, signal: AbortSignal) {
  const query = `{ allFile(filter: { sourceInstanceName: { eq: "data" } }) { nodes { relativePath modifiedTime children { internal { type } } } } }`;
  const answer = await fetch(`${pages}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
    signal,
  });
  type File = { relativePath: string; modifiedTime: string; children: { internal: { type: string } }[] };
  const { data } = (await answer.json()) as { data: { allFile: { nodes: File[] } } };
  return new Map(
    data.allFile.nodes.map(({ relativePath, modifiedTime, children }) => {
      const unpublished = children.filter(({ internal }) => internal.type === unpublishedType);
      return [relativePath, { modifiedTime, unpublished: unpublished.length }];
    }),
  );
}

/** Maximum time in milliseconds for the development server to read the files. */
const longestWait = 60_000;

/**
 * Delay in milliseconds before files are touched again: watchers miss a change made soon after a file was
 * saved.
 */
const pause = 2000;

/** Files that the development server has yet to read again. */
const unread = new Set<string>();

/**
 * Shows a day in the running development server. Gatsby selects the published items of a file when it reads the
 * file, so files that differ on that day get a new modification time, as do those previously not read in time.
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
  const start = new Date().toJSON();
  const isRead = (files: Awaited<ReturnType<typeof filesRead>>) =>
    [...unread].every((name) => {
      const file = files.get(name);
      const items = after.filter((item) => item.startsWith(`${name}#`));
      return file && file.modifiedTime >= start && file.unpublished === items.length;
    });
  const signal = AbortSignal.timeout(wait);
  let touched = 0;
  try {
    do {
      if (Date.now() - touched >= pause) {
        touched = Date.now();
        for (const name of unread) fs.utimesSync(path.join("data", name), touched / 1000, touched / 1000);
      }
      await setTimeout(200, undefined, { signal });
    } while (!isRead(await filesRead(pages, signal)));
  } catch {
    throw new Refusal(500, "previewLate");
  }
  unread.clear();
}
