import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "./list-files";
import { readTextFile } from "./text-file";

/** Letters that were taken apart, or lines that end as on the first Macs, in UTF-8. */
const isApart = (bytes: Buffer) => {
  const text = bytes.toString("utf8");
  return text.normalize("NFC") !== text || /\r(?!\n)/.test(text);
};

/** What a plain file may start with that Gatsby's readers take for content: a mark of UTF-8 or UTF-16. */
const marks = [Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Whether a file starts as UTF-16 does that has no mark, or a text in Markdown with a blank line. */
const isOdd = (start: Buffer, name: string) =>
  start.subarray(0, 2).includes(0) || (name.endsWith(".md") && /^\s/.test(start.toString("latin1")));

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
  const marked = files.filter((name) => {
    const bytes = fs.readFileSync(path.join(root, name));
    const start = bytes.subarray(0, 3);
    return (
      isOdd(start, name) ||
      isApart(bytes) ||
      marks.some((mark) => start.subarray(0, mark.length).equals(mark))
    );
  });
  for (const name of marked) {
    const { text } = readTextFile(path.join(root, name));
    fs.writeFileSync(path.join(root, name), name.endsWith(".md") ? text.trimStart() : text);
  }
  return marked;
}
