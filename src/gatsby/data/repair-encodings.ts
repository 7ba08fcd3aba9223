import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "./list-files";
import { readTextFile } from "./text-file";

/**
 * Saves content files that an editor wrote in UTF-16, with a byte-order mark, with letters taken apart, with lines that end in CR
 * alone, or with blank lines before their details, as plain UTF-8 from the first line, which is what Gatsby's plugins read.
 * @returns the files it saved anew, from the project's root
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
