import fs from "node:fs";
import path from "node:path";
import type { FileError, Finding } from "../finding";
import { readTextFile } from "../../../src/gatsby/data/text-file";

/** Returns the line, column and line text at an offset. Long lines are truncated. */
function placeAt(text: string, offset = 0) {
  const before = text.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  const [line = ""] = text.slice(offset - column + 1).split("\n", 1);
  const from = Math.max(Math.min(line.search(/\S|$/), column - 1), column - 60);
  return { line: before.length, column, excerpt: line.slice(from, from + 120), mark: column - from };
}

/** Reports an error that concerns a text as a whole. */
function judgeWhole(text: string): FileError | null {
  if (/^\s*(?:$|\{\\rtf|PK.{2}|<(?:!doctype|html|\?xml))/i.test(text)) return { rule: "not-plain-text" };
  const conflict = text.search(/^(?:<{7} |\|{7}(?: |$)|>{7} )/m);
  return conflict < 0 ? null : { rule: "merge-conflict", at: conflict };
}

/** Content file with the errors found in it; the file may be missing or unreadable. */
export class SourceFile {
  readonly findings: Finding[] = [];
  readonly text: string = "";

  /** @param file path relative to the project's root, with slashes */
  constructor(
    root: string,
    readonly file: string,
  ) {
    const absolute = path.join(root, file);
    if (fs.existsSync(absolute)) {
      const { text, isDamaged } = readTextFile(absolute);
      this.text = text;
      this.addAt(isDamaged ? { rule: "encoding" } : judgeWhole(text));
    } else this.addAt({ rule: "missing-file" });
  }

  /** Adds an error, if there is one, at its offset in the file. */
  addAt(error: FileError | null, field = "-", item = "-"): void {
    if (!error) return;
    const { at, rule, values } = error;
    this.findings.push({ file: this.file, item, field, ...placeAt(this.text, at), rule, values });
  }
}
