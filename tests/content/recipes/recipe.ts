import type { ContentFolder } from "../../helpers/content-folder";

/** A recipe of CONTRIBUTING.md, carried out to the letter in a copy of the project. */
export type Recipe = {
  /** What the row adds: its first cell. */
  row: string;
  apply: (folder: ContentFolder) => void;
  /** Commands that the row tells to run, as a script and its arguments. */
  commands?: readonly string[][];
};

/** A file with a text put in behind the first place where another one stands. @throws where that is nowhere */
export function insertAfter(folder: ContentFolder, file: string, anchor: string, text: string): void {
  const content = folder.read(file);
  if (!content.includes(anchor)) throw new Error(`${file} has no “${anchor}”`);
  folder.write(
    file,
    content.replace(anchor, () => anchor + text),
  );
}

/** The same in front of it. */
export function insertBefore(folder: ContentFolder, file: string, anchor: string, text: string): void {
  const content = folder.read(file);
  if (!content.includes(anchor)) throw new Error(`${file} has no “${anchor}”`);
  folder.write(
    file,
    content.replace(anchor, () => text + anchor),
  );
}
