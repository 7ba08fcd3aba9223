import fs from "node:fs";
import path from "node:path";
import { readTextFile } from "./text-file";

/** What a plain file may start with that Gatsby's readers take for content: a mark of UTF-8 or UTF-16. */
const marks = [Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

function startOf(file: string): Buffer {
  const handle = fs.openSync(file, "r");
  try {
    const start = Buffer.alloc(3);
    return start.subarray(0, fs.readSync(handle, start, 0, 3, 0));
  } finally {
    fs.closeSync(handle);
  }
}

/**
 * Saves content files that an editor wrote in UTF-16 or with a byte-order mark as plain UTF-8, which is what Gatsby's plugins read.
 * @returns the files it saved anew, from the project's root
 */
export function repairEncodings(root: string): string[] {
  const files = ["data", "locales"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => path.posix.join(folder, String(name).replaceAll("\\", "/")))
      .filter((name) => /\.(?:json|md)$/.test(name) && fs.statSync(path.join(root, name)).isFile()),
  );
  const marked = files.filter((name) => {
    const start = startOf(path.join(root, name));
    return marks.some((mark) => start.subarray(0, mark.length).equals(mark));
  });
  for (const name of marked)
    fs.writeFileSync(path.join(root, name), readTextFile(path.join(root, name)).text);
  return marked;
}
