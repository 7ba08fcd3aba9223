import fs from "node:fs";
import path from "node:path";
import { readTextFile } from "@/gatsby/data/text-file";

/** Folder with a copy of the content, with edits as made by maintainers. */
export class ContentFolder {
  constructor(readonly root: string) {}

  private path = (file: string) => path.join(this.root, file);

  read = (file: string) => readTextFile(this.path(file)).text;

  /** Returns the file names of a folder with an extension, sorted. */
  list = (folder: string, extension = ".json") =>
    fs
      .readdirSync(this.path(folder))
      .filter((name) => name.endsWith(extension))
      .sort();

  readJson = <T>(file: string) => JSON.parse(this.read(file)) as T;

  write(file: string, content: string | Buffer) {
    fs.mkdirSync(path.dirname(this.path(file)), { recursive: true });
    fs.writeFileSync(this.path(file), content);
  }

  /** Rewrites a JSON file based on its own content or that of another file. */
  writeJson<T>(file: string, change: (content: T) => unknown, from = file) {
    this.write(file, JSON.stringify(change(this.readJson<T>(from)), null, 2));
  }

  /** @throws if the edit changes nothing */
  editText(file: string, change: (content: string) => string) {
    const content = this.read(file);
    const changed = change(content);
    if (changed === content) throw new Error(`The edit of ${file} changed nothing`);
    this.write(file, changed);
  }

  copy(from: string, to: string) {
    this.write(to, fs.readFileSync(this.path(from)));
  }

  delete(file: string) {
    fs.rmSync(this.path(file), { recursive: true });
  }
}
