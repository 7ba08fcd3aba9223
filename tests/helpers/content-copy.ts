import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pngOf } from "../content/mistakes/file-mistakes";
import { press, sampleItem } from "../content/mistakes/mistake";

type Content = string | Buffer | null;

/** Creates a temporary copy of the content with one fixed press item, for invalid edits. */
export function contentCopy() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));
  // The list of pages is read from their sources.
  for (const folder of ["data", "locales", "src/pages"])
    fs.cpSync(folder, path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, press), sampleItem("covers/sample-cover.png"));
  fs.writeFileSync(path.join(root, "data/press/covers/sample-cover.png"), pngOf(1200, 675));

  /** Runs a function with some files written or, if null, removed; restores them afterwards. */
  function withFiles<T>(files: Record<string, Content>, act: () => T): T {
    const before = Object.keys(files).map((file): [string, Buffer | null] => {
      const absolute = path.join(root, file);
      return [absolute, fs.existsSync(absolute) ? fs.readFileSync(absolute) : null];
    });
    for (const [file, content] of Object.entries(files)) {
      const absolute = path.join(root, file);
      fs.mkdirSync(path.dirname(absolute), { recursive: true });
      if (content === null) fs.rmSync(absolute);
      else fs.writeFileSync(absolute, content);
    }
    try {
      return act();
    } finally {
      for (const [absolute, content] of before) {
        if (content !== null) fs.writeFileSync(absolute, content);
        else fs.rmSync(absolute, { force: true });
      }
      for (const slug of ["nobody", "sample-item"])
        fs.rmSync(path.join(root, "data/press/articles", slug), { recursive: true, force: true });
    }
  }

  return {
    root,
    withFiles,
    /**
     * Runs a function with some files edited.
     * @throws if an edit changes nothing
     */
    with<T>(edits: Record<string, (content: string) => string>, act: () => T): T {
      const files = Object.entries(edits).map(([file, change]) => {
        const content = fs.readFileSync(path.join(root, file), "utf8");
        const changed = change(content);
        if (changed === content) throw new Error(`The edit of ${file} changed nothing`);
        return [file, changed] as const;
      });
      return withFiles(Object.fromEntries(files), act);
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}
