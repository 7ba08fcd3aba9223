import fs from "node:fs";
import path from "node:path";
import type { ValidateFunction } from "ajv/dist/2020";
import { brandIn } from "./brand-names";
import { damageIn, isCopy } from "./damaged-text";
import { findFileError } from "./explain-syntax";
import type { Finding, FileError } from "../finding";
import { frontMatterOf, readHead } from "./front-matter";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import { judgeTranslation } from "./judge-placeholders";
import type { RuleName } from "./messages";
import { schemaFindings } from "./schema-finding";
import type { Surroundings } from "./site-pages";
import { findingAt } from "./finding-at";
import { readTextFile } from "../../../src/gatsby/data/text-file";

/** Markdown content file: its front matter, body, and findings with their locations. */
export class MarkdownText {
  readonly findings: Finding[] = [];
  /** Front matter fields as written; values are not converted to numbers or dates. */
  readonly fields: Readonly<Record<string, unknown>> = {};
  readonly body: string = "";
  private readonly text: string = "";
  private readonly start: number = 0;
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
    const ofText = findFileError(text) ?? (parts ? null : { rule: "front-matter" as const });
    const ofFile = isDamaged ? { rule: "encoding" as const } : ofText;
    if (ofFile) this.add(ofFile);
    if (!parts || ofFile) return;
    this.start = parts.start.length;
    const head = readHead(parts.head);
    if ("rule" in head) {
      this.add({ ...head, at: this.start + (head.at ?? 0) });
      return;
    }
    ({ fields: this.fields, places: this.places } = head);
    this.body = parts.body;
  }

  get isReadable(): boolean {
    return this.places.size > 0;
  }

  /** Creates a finding for a front matter field. */
  finding(at: JsonPath, rule: RuleName, values: Finding["values"] = {}): Finding {
    const field = String(at[0] ?? "-");
    const place = this.start + (this.places.get(field) ?? -this.start);
    return findingAt(this.file, this.text, { rule, values, at: place }, field);
  }

  /** Returns a front matter field; empty if it is not a string. */
  textOf(name: string): string {
    const value = this.fields[name];
    return typeof value === "string" ? value : "";
  }

  /** Reports whether a front matter field, or the body, has a finding. */
  has(name: string): boolean {
    return this.findings.some(({ field }) => field === name);
  }

  /** Adds a finding for a front matter field unless it already has one. */
  addTo(name: string, rule: RuleName, values: Finding["values"] = {}): void {
    if (!this.has(name)) this.findings.push(this.finding([name], rule, values));
  }

  private add(verdict: FileError, field = "-"): void {
    this.findings.push(findingAt(this.file, this.text, verdict, field));
  }

  /** Adds a finding at an offset in the body. */
  addToBody({ at = 0, ...verdict }: FileError): void {
    this.add({ ...verdict, at: this.text.length - this.body.length + at }, "body");
  }

  /** Validates the front matter with its schema, and adds a finding per error. */
  checkFields(check: ValidateFunction): void {
    for (const found of schemaFindings(this, this.fields, check))
      if (!this.has(found.field)) this.findings.push(found);
  }

  /** Adds findings for damaged letters, invisible characters and literal company names in the text. */
  checkLetters({ brands }: Surroundings): void {
    const verdicts = [damageIn(this.text), brandIn(this.text, brands, "{", "}")];
    for (const verdict of verdicts) if (verdict) this.add(verdict);
  }

  /** Adds a finding if the text equals its source or uses different figures. */
  checkTranslation(source: MarkdownText, { files }: Surroundings): void {
    const [body, other] = [this.body.trim(), source.body.trim()];
    if (body === "" || other === "") return;
    for (const name of ["title", "lead", "summary"])
      if (isCopy(source.textOf(name), this.textOf(name))) this.addTo(name, "untranslated");
    const verdict = judgeTranslation(other, body, files.names);
    const isMisnamed = [...this.findings, ...source.findings].some(({ rule }) => /placeholder/.test(rule));
    if (!verdict || (verdict.values && isMisnamed)) return;
    this.addToBody({ ...verdict, at: verdict.values ? 0 : this.body.indexOf(body) });
  }
}
