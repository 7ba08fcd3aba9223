import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Matches class and animation names in a style sheet; a few false matches are harmless. */
const names = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;

const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
// The second character is never lower-case, because names such as "ad" or "cm" are on blocklists or used by
// packages.
const second = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

/** Returns a name of two characters, or more after the first 1,924 names. */
function shortName(index: number): string {
  const rest = Math.floor(index / second.length);
  const end = second.charAt(index % second.length);
  return rest < first.length ? first.charAt(rest) + end : shortName(rest - first.length) + end;
}

type Source = { file: string; text: string };

/** Reads every file with a matching name below a folder, sorted by name. */
export const readSources = (folder: string, pattern: RegExp): Source[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: fs.readFileSync(file, "utf8") }));

/**
 * Maps every name in the CSS modules to a two-character name, because hashes do not compress and occur in
 * both HTML and styles. Names depend only on the CSS modules, so builds are reproducible.
 */
export function classNamesOf(sheets: readonly Source[]) {
  const given = new Map<string, string>();
  for (const { file, text } of sheets)
    for (const [, className, animation] of text.matchAll(names)) {
      const key = `${path.resolve(file)} ${className ?? animation ?? ""}`;
      if (!given.has(key)) given.set(key, shortName(given.size));
    }
  return {
    /** Returns the short name; undefined for a name that no sheet contains. */
    of: (file: string, name: string) => given.get(`${file} ${name}`),
    /** Version that changes whenever a name changes, to invalidate the caches of earlier builds. */
    version: createHash("sha256")
      .update(JSON.stringify(sheets.map(({ text }) => text.match(names))))
      .digest("hex"),
  };
}
