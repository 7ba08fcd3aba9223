import type { Finding, Place, FileError } from "../finding";

/** Returns the line, column and line text at an offset. Long lines are truncated. */
export function placeAt(text: string, offset = 0): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  const end = text.indexOf("\n", offset);
  const line = text.slice(start, end < 0 ? undefined : end);
  const column = offset - start + 1;
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const from = Math.max(Math.min(indent, column - 1), column - 60, 0);
  return {
    line: before.split("\n").length,
    column,
    excerpt: line.slice(from, from + 120),
    mark: column - from,
  };
}

/** Creates a finding for a position in a file's text. */
export const findingAt = (file: string, text: string, verdict: FileError, field = "-"): Finding => ({
  ...{ file, item: "-", field, ...placeAt(text, verdict.at) },
  ...{ rule: verdict.rule, values: verdict.values },
});
