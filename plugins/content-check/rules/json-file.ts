import path from "node:path";
import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree, type Node } from "jsonc-parser";
import { judgeJson } from "./explain-syntax";
import type { Finding } from "../finding";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { RuleName } from "./messages";
import { memoiseByText } from "./memoise-by-text";
import { findingAt, placeAt } from "./finding-at";
import { readTextFile } from "../../../src/gatsby/data/text-file";

/** Returns the label of a list item for error messages. */
function itemName(content: unknown, index: string | number | undefined): string {
  if (!Array.isArray(content) || index === undefined) return "-";
  const { slug, id } = (content[Number(index)] ?? {}) as { slug?: string; id?: string };
  return slug || id ? `#${index} (${slug ?? id})` : `#${index}`;
}

const valueOf = memoiseByText((text): unknown => JSON.parse(text));

/** JSON content file: its value, and the location of each part in its text. */
export class JsonFile {
  readonly text: string;
  /** Parsed value; undefined if the file is unreadable. */
  readonly value: unknown;
  /** Errors that concern the whole file. */
  readonly findings: Finding[] = [];
  private parsed: Node | undefined;

  /**
   * @param root the project's root
   * @param file path relative to the root, with slashes
   */
  constructor(
    root: string,
    readonly file: string,
  ) {
    const { text, isDamaged } = readTextFile(path.join(root, file));
    this.text = text;
    const verdict = isDamaged ? { rule: "encoding" as const } : judgeJson(text);
    if (verdict) this.findings.push(findingAt(file, text, verdict));
    else this.value = valueOf(text);
  }

  /** Syntax tree with positions. Computed only for files with findings, because parsing is slow. */
  private get tree(): Node | undefined {
    this.parsed ??= parseTree(this.text);
    return this.parsed;
  }

  private nodeAt = (at: JsonPath) => this.tree && findNodeAtLocation(this.tree, [...at]);

  /** Creates a finding for the value at a path, or for the nearest existing ancestor. */
  finding(at: JsonPath, rule: RuleName, values: Finding["values"] = {}): Finding {
    const isList = Array.isArray(this.value);
    const node = this.nodeAt(at) ?? (at.length > 0 ? this.nodeAt(at.slice(0, -1)) : undefined);
    return {
      file: this.file,
      item: itemName(this.value, at[0]),
      field: (isList ? at.slice(1) : at).join(".") || "-",
      ...placeAt(this.text, node?.offset),
      rule,
      values,
    };
  }

  /** Returns the path to the value at an offset of the file. */
  pathAt(offset: number): JsonPath {
    const node = this.tree && findNodeAtOffset(this.tree, offset, true);
    return node ? getNodePath(node) : [];
  }
}
