import { findNodeAtLocation, parseTree, printParseErrorCode, visit, type ParseErrorCode } from "jsonc-parser";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { FileError, RuleName } from "../finding";
import { invisibleIn } from "./damaged-text";
import { memoiseByText } from "./memoise-by-text";
import { SourceFile } from "./source-file";

/** Explains the parser's first error to readers who do not know JSON. */
function explain(text: string, error: ParseErrorCode, at: number): FileError {
  const [before, here, code] = [text.slice(0, at), text.slice(at), printParseErrorCode(error)];
  const hidden = invisibleIn(here.slice(0, 1));
  if (hidden) return { ...hidden, at };
  const isNextLine = code === "CommaExpected" && /\n\s*$/.test(before);
  const causes: [RuleName, boolean][] = [
    ["json-comma", /^[,;]/.test(here) || (/^[}\]]/.test(here) && /,\s*$/.test(before))],
    ["json-bracket", /^(?:[}\]]|\s*$)/.test(here) || /File|Close/.test(code)],
    ["json-colon", here.startsWith("=") || (code === "ColonExpected" && /^["\d[{]/.test(here))],
    ["json-bracket", isNextLine && here.startsWith("{") && !/\}\s*$/.test(before)],
    ["json-comma", isNextLine],
    ["json-syntax", /Comment/.test(code) || /^[#<]/.test(here)],
  ];
  const [rule] = causes.find(([, isCause]) => isCause) ?? ["json-value" as const];
  return { rule, values: { found: here.split("\n", 1)[0] ?? "" }, at };
}

/** Reports the first error in a JSON text, including duplicate keys. */
const judgeJson = memoiseByText((text): FileError | null => {
  const found: FileError[] = [];
  const open: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (key, at) => {
        const hidden = invisibleIn(key);
        if (hidden) found.push({ ...hidden, at });
        if (open.at(-1)?.has(key)) found.push({ rule: "twice", values: { value: key }, at });
        open.at(-1)?.add(key);
      },
      onError: (error, at) => found.push(explain(text, error, at)),
    },
    { disallowComments: true },
  );
  return found[0] ?? null;
});

type Names = { slug?: string; id?: string } | null;

const valueOf = memoiseByText((text): unknown => JSON.parse(text));

/** JSON content file: its value, undefined if it cannot be read, and the position of each part in the text. */
export class JsonFile extends SourceFile {
  readonly value: unknown;
  private tree: ReturnType<typeof parseTree>;

  constructor(root: string, file: string) {
    super(root, file);
    if (this.findings.length === 0) this.addAt(judgeJson(this.text));
    if (this.findings.length === 0) this.value = valueOf(this.text);
  }

  /** Adds an error, unless it is null, at the value at a path, or at its parent if the value is missing. */
  add(at: JsonPath, error: FileError | null): void {
    if (!error) return;
    // Parsed only in files with errors, because it is slow.
    const tree = (this.tree ??= parseTree(this.text));
    const nodeAt = (steps: JsonPath) => tree && findNodeAtLocation(tree, [...steps]);
    const [index, ...inner] = Array.isArray(this.value) && at.length > 0 ? at : [-1, ...at];
    const { slug, id } = (this.value as Names[] | null)?.[Number(index)] ?? {};
    const item = index === -1 ? "-" : `#${index}${slug || id ? ` (${slug ?? id})` : ""}`;
    const offset = (nodeAt(at) ?? nodeAt(at.slice(0, -1)))?.offset;
    this.addAt({ ...error, at: offset }, inner.join(".") || "-", item);
  }
}
