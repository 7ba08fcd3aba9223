import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "./list-files";
import { readTextFile } from "./text-file";

/**
 * Rewrites content files as plain UTF-8, as Gatsby's plugins require: removes byte-order marks and leading
 * blank lines of front matter, and converts UTF-16, decomposed letters and CR line endings.
 * @returns paths of the rewritten files, relative to the project's root
 */
export function repairEncodings(root: string): string[] {
  const files = ["data", "locales"].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((name) => /\.(?:json|md)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return files.filter((name) => {
    const file = path.join(root, name);
    const { text, isDamaged } = readTextFile(file);
    const plain = name.endsWith(".md") ? text.trimStart() : text;
    const isPlain = fs.readFileSync(file, "utf8").replaceAll("\r\n", "\n") === plain;
    if (!isDamaged && !isPlain) fs.writeFileSync(file, plain);
    return !isDamaged && !isPlain;
  });
}
