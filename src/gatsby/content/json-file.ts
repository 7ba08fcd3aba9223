import path from "node:path";
import {
  findNodeAtLocation,
  findNodeAtOffset,
  getNodePath,
  parseTree,
  type Node,
  type ParseError,
} from "jsonc-parser";
import { explainSyntax, oddKey, type SyntaxVerdict } from "./explain-syntax";
import type { Finding } from "./finding";
import { filesBelow } from "./list-files";
import type { RuleName } from "./messages";
import { placeAt, readTextFile } from "./text-file";

/** Keys and indices from the root of a JSON document to a value. */
export type JsonPath = readonly (string | number)[];

/** How an item of a list is named in a finding. */
function itemName(content: unknown, index: string | number | undefined): string {
  if (!Array.isArray(content) || index === undefined) return "-";
  const { slug, id } = (content[Number(index)] ?? {}) as { slug?: string; id?: string };
  return slug || id ? `#${index} (${slug ?? id})` : `#${index}`;
}

const parseOptions = { allowTrailingComma: false, disallowComments: true };

/** How many keys a text of JSON writes: strings with a colon behind them. */
const countWrittenKeys = (text: string) =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;

/** How many keys are left after reading: of a key that is written twice, one. */
function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const children = Object.values(value);
  const own = Array.isArray(value) ? 0 : children.length;
  return children.reduce<number>((total, child) => total + countKeys(child), own);
}

/** A JSON file of the content: its value, and where in the text each part of it stands. */
export class JsonFile {
  readonly text: string;
  /** Undefined when the file cannot be read. */
  readonly value: unknown;
  /** What is wrong with the file as such: at most one finding for its syntax. */
  readonly findings: Finding[] = [];
  private parsed: Node | undefined;

  /**
   * @param root the project's root
   * @param file path from there, with slashes
   */
  constructor(
    root: string,
    readonly file: string,
  ) {
    const { text, isDamaged } = readTextFile(path.join(root, file));
    this.text = text;
    if (isDamaged) this.findings.push({ file, item: "-", field: "-", rule: "encoding" });
    const odd = oddKey(text);
    if (odd) {
      this.findings.push(this.syntaxVerdict(odd));
      return;
    }
    try {
      this.value = JSON.parse(text);
    } catch {
      this.findings.push(this.syntaxFinding());
      return;
    }
    if (countWrittenKeys(text) !== countKeys(this.value) && this.tree)
      this.findings.push(...this.duplicateKeys(this.tree));
  }

  /** Where each value stands; found out only for a file with a finding, since it takes longer than all else. */
  private get tree(): Node | undefined {
    this.parsed ??= parseTree(this.text, [], parseOptions);
    return this.parsed;
  }

  private syntaxFinding(): Finding {
    const errors: ParseError[] = [];
    parseTree(this.text, errors, parseOptions);
    const [first = { error: 4, offset: 0, length: 0 }] = errors.sort((a, b) => a.offset - b.offset);
    return this.syntaxVerdict(explainSyntax(this.text, first));
  }

  private syntaxVerdict({ at, rule, values }: SyntaxVerdict): Finding {
    return { file: this.file, item: "-", field: "-", ...placeAt(this.text, at), rule, values };
  }

  /** A finding about the value at a path, or about the nearest thing above it that exists. */
  finding(at: JsonPath, rule: RuleName, values: Finding["values"] = {}): Finding {
    const isList = Array.isArray(this.value);
    return {
      file: this.file,
      item: itemName(this.value, at[0]),
      field: (isList ? at.slice(1) : at).join(".") || "-",
      ...this.placeOf(at),
      rule,
      values,
    };
  }

  /** The path to the value that starts at an offset of the file. */
  pathAt(offset: number): JsonPath {
    const node = this.tree && findNodeAtOffset(this.tree, offset, true);
    return node ? getNodePath(node) : [];
  }

  /** How a value is written in the file; empty where there is none. */
  sourceOf(at: JsonPath): string {
    const node = this.tree && findNodeAtLocation(this.tree, [...at]);
    return node ? this.text.slice(node.offset, node.offset + node.length) : "";
  }

  private placeOf(at: JsonPath) {
    const node = this.tree && findNodeAtLocation(this.tree, [...at]);
    if (node) return placeAt(this.text, node.offset);
    return at.length > 0 && this.tree
      ? placeAt(this.text, findNodeAtLocation(this.tree, at.slice(0, -1))?.offset ?? 0)
      : {};
  }

  private duplicateKeys(node: Node): Finding[] {
    const keys = new Set<string>();
    return (node.children ?? []).flatMap((child) => {
      const inner = this.duplicateKeys(child);
      if (child.type !== "property") return inner;
      const key = child.children?.[0];
      const name = String(key?.value);
      const isTwice = keys.has(name);
      keys.add(name);
      if (!isTwice || !key) return inner;
      const place = placeAt(this.text, key.offset);
      return [
        ...inner,
        { file: this.file, item: "-", field: name, ...place, rule: "duplicate-key", values: { key: name } },
      ];
    });
  }
}

/** Paths of the JSON files below a folder, from the project's root. */
export const jsonFilesBelow = (root: string, folder: string): string[] =>
  filesBelow(path.join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);

/** Every text in a value with the path to it. */
export function textsIn(value: unknown, at: JsonPath = []): { at: JsonPath; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
