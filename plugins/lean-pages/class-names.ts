import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Class and animation names as a style sheet spells them, each once; a few false matches do no harm. */
const names = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;

const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
// No small letter comes second: names such as "ad" or "cm" belong to blockers' lists and to packages.
const second = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

/** A name of two letters, or of more after the first 1,924. */
function shortName(index: number): string {
  const rest = Math.floor(index / second.length);
  const end = second.charAt(index % second.length);
  return rest < first.length ? first.charAt(rest) + end : shortName(rest - first.length) + end;
}

type Source = { file: string; text: string };

/** Every file below a folder whose name matches, in the order of their names. */
export const readSources = (folder: string, pattern: RegExp): Source[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: fs.readFileSync(file, "utf8") }));

/**
 * Names of two letters for everything that style modules name: a hash cannot be compressed, and is part of the page and of its
 * styles. They follow from the style modules alone, so that the same sources give the same files.
 */
export function classNamesOf(sheets: readonly Source[]) {
  const given = new Map<string, string>();
  for (const { file, text } of sheets)
    for (const [, className, animation] of text.matchAll(names)) {
      const key = `${path.resolve(file)} ${className ?? animation ?? ""}`;
      if (!given.has(key)) given.set(key, shortName(given.size));
    }
  return {
    /** The short name; undefined for what is in none of the sheets. */
    of: (file: string, name: string) => given.get(`${file} ${name}`),
    /** Changes when any name does: a cache of an earlier build is of no use then. */
    version: createHash("sha256")
      .update(JSON.stringify(sheets.map(({ text }) => text.match(names))))
      .digest("hex"),
  };
}
