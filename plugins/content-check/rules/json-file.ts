import path from "node:path";
import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree, type Node } from "jsonc-parser";
import { judgeJson } from "./explain-syntax";
import type { Finding } from "../finding";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { RuleName } from "./messages";
import { perText } from "./per-text";
import { findingAt, placeAt } from "./finding-at";
import { readTextFile } from "../../../src/gatsby/data/text-file";

/** How an item of a list is named in a finding. */
function itemName(content: unknown, index: string | number | undefined): string {
  if (!Array.isArray(content) || index === undefined) return "-";
  const { slug, id } = (content[Number(index)] ?? {}) as { slug?: string; id?: string };
  return slug || id ? `#${index} (${slug ?? id})` : `#${index}`;
}

const valueOf = perText((text): unknown => JSON.parse(text));

/** A JSON file of the content: its value, and where in the text each part of it stands. */
export class JsonFile {
  readonly text: string;
  /** Undefined when the file cannot be read. */
  readonly value: unknown;
  /** What is wrong with the file as such. */
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
    if (isDamaged) this.findings.push(findingAt(file, text, { rule: "encoding" }));
    const verdict = judgeJson(text);
    if (verdict) this.findings.push(findingAt(file, text, verdict));
    else this.value = valueOf(text);
  }

  /** Where each value stands; found out only for a file with a finding, since it takes longer than all else. */
  private get tree(): Node | undefined {
    this.parsed ??= parseTree(this.text);
    return this.parsed;
  }

  private nodeAt = (at: JsonPath) => this.tree && findNodeAtLocation(this.tree, [...at]);

  /** A finding about the value at a path, or about the thing above it. */
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

  /** The path to the value that starts at an offset of the file. */
  pathAt(offset: number): JsonPath {
    const node = this.tree && findNodeAtOffset(this.tree, offset, true);
    return node ? getNodePath(node) : [];
  }
}
