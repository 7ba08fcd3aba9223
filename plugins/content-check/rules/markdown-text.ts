import fs from "node:fs";
import path from "node:path";
import { findFileError } from "./explain-syntax";
import type { Finding, FileError } from "../finding";
import { frontMatterOf, readHead, type Head } from "./front-matter";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { RuleName } from "./messages";
import { findingAt } from "./finding-at";
import { readTextFile } from "../../../src/gatsby/data/text-file";

/** Markdown content file: its front matter, body, and findings with their locations. */
export class MarkdownText {
  /** Errors in the file; if the constructor finds any, fields and body are empty. */
  readonly findings: Finding[] = [];
  /** Front matter fields as written; values are not converted to numbers or dates. */
  readonly fields: Readonly<Record<string, unknown>> = {};
  readonly body: string = "";
  readonly text: string = "";
  private readonly places: ReadonlyMap<string, number> = new Map();

  /**
   * @param file path relative to the project's root, with slashes; a missing file is reported as a finding
   */
  constructor(
    root: string,
    readonly file: string,
  ) {
    const absolute = path.join(root, file);
    if (!fs.existsSync(absolute)) {
      this.add({ rule: "missing-file" });
      return;
    }
    const { text, isDamaged } = readTextFile(absolute);
    this.text = text;
    const parts = frontMatterOf(text);
    const head: Head | FileError = parts ? readHead(parts.head) : { rule: "front-matter" };
    const ofText = findFileError(text) ?? ("rule" in head ? head : null);
    const error: FileError | null = isDamaged ? { rule: "encoding" } : ofText;
    const start = parts?.start.length ?? 0;
    if (error === head) this.add({ ...error, at: start + (error.at ?? 0) });
    else if (error) this.add(error);
    if (error || !parts || "rule" in head) return;
    this.places = new Map([...head.places].map(([name, at]) => [name, start + at]));
    this.fields = head.fields;
    this.body = parts.body;
  }

  /** Creates a finding for a front matter field. */
  finding(at: JsonPath, rule: RuleName, values: Finding["values"] = {}): Finding {
    const field = String(at[0] ?? "-");
    return findingAt(this.file, this.text, { rule, values, at: this.places.get(field) }, field);
  }

  /** Returns a front matter field; empty if it is not a string. */
  textOf(name: string): string {
    const value = this.fields[name];
    return typeof value === "string" ? value : "";
  }

  /** Adds a finding for a front matter field. */
  addTo(name: string, rule: RuleName, values: Finding["values"] = {}): void {
    this.findings.push(this.finding([name], rule, values));
  }

  /** Adds a finding at an offset in the file. */
  add(verdict: FileError, field = "-"): void {
    this.findings.push(findingAt(this.file, this.text, verdict, field));
  }

  /** Adds a finding at an offset in the body. */
  addToBody({ at = 0, ...verdict }: FileError): void {
    this.add({ ...verdict, at: this.text.length - this.body.length + at }, "body");
  }
}
