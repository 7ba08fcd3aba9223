import fs from "node:fs";
import path from "node:path";
import type { ValidateFunction } from "ajv/dist/2020";
import { brandIn, type BrandName } from "./brand-names";
import { damagedLetters, invisibleIn, isCopy, placeOfInvisible } from "./damaged-text";
import { conflictIn } from "./explain-syntax";
import type { Finding } from "./finding";
import { frontMatterOf, judgeHead, misreadNumber, readHead } from "./front-matter";
import type { JsonPath } from "./json-file";
import { compareNames } from "./judge-placeholders";
import type { RuleName } from "./messages";
import { causesOf, pathOf } from "./schema-errors";
import { schemaFinding } from "./schema-finding";
import { placeAt, readTextFile } from "./text-file";

/** A Markdown file of the content: its front matter and body, and findings at their places. */
export class MarkdownText {
  readonly findings: Finding[] = [];
  /** The details on top, as they are written: none is read as a number or a moment. */
  readonly fields: Readonly<Record<string, unknown>> = {};
  readonly body: string = "";
  private readonly text: string = "";
  private readonly places = new Map<string, number>();

  /** @param file path from the project's root, with slashes; a missing file is a finding */
  constructor(
    root: string,
    readonly file: string,
  ) {
    const absolute = path.join(root, file);
    if (!fs.existsSync(absolute)) {
      this.add("missing-file");
      return;
    }
    const { text, isDamaged } = readTextFile(absolute);
    this.text = text;
    if (isDamaged) this.add("encoding");
    if (text.trim() === "") {
      this.add("empty-file", {}, 0);
      return;
    }
    const conflict = conflictIn(text);
    if (conflict >= 0) {
      this.add("merge-conflict", {}, conflict);
      return;
    }
    const parts = frontMatterOf(text);
    if (parts === null) {
      this.add("front-matter", {}, 0);
      return;
    }
    const { document, entries } = readHead(parts.head);
    const verdict = judgeHead(parts.head, document);
    if (verdict) {
      this.add(verdict.rule, verdict.values, parts.start.length + verdict.at, verdict.name);
      return;
    }
    for (const { name, at } of entries) this.places.set(name, parts.start.length + at);
    this.fields = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    this.body = parts.body;
    for (const { name, value, isPlain } of entries) this.checkReading(name, value, isPlain);
  }

  /** Whether the text can be read at all. */
  get isReadable(): boolean {
    return this.places.size > 0;
  }

  private checkReading(name: string, value: unknown, isPlain: boolean): void {
    const other = isPlain ? misreadNumber(value) : null;
    if (other !== null)
      this.addTo(name, "needs-quotes", { value: other, nearest: `${name}: "${String(value)}"` });
    else if (typeof value === "string" && /^[“”„«‘’][^“”„«»‘’]*[“”»’]$/.test(value))
      this.addTo(name, "smart-quotes");
  }

  /** A finding about a detail on top. */
  finding(at: JsonPath, rule: RuleName, values: Finding["values"] = {}): Finding {
    const name = String(at[0] ?? "-");
    return {
      file: this.file,
      item: "-",
      field: name,
      ...placeAt(this.text, this.places.get(name) ?? 0),
      rule,
      values,
    };
  }

  /** A detail on top; empty where it is no text. */
  textOf(name: string): string {
    const value = this.fields[name];
    return typeof value === "string" ? value : "";
  }

  /** Whether a detail on top has a finding. */
  has(name: string): boolean {
    return this.findings.some(({ field }) => field === name);
  }

  /** Notes a finding about a detail on top, unless it has one. */
  addTo(name: string, rule: RuleName, values: Finding["values"] = {}): void {
    if (!this.has(name)) this.findings.push(this.finding([name], rule, values));
  }

  /** Notes a finding at an offset of the file. */
  add(rule: RuleName, values: Finding["values"] = {}, at?: number, field = "-"): void {
    const place = at === undefined ? {} : placeAt(this.text, at);
    this.findings.push({ file: this.file, item: "-", field, ...place, rule, values });
  }

  /** Notes a finding at an offset of the body. */
  addToBody(rule: RuleName, values: Finding["values"] = {}, at = 0): void {
    this.add(rule, values, this.text.length - this.body.length + at, "body");
  }

  /** Notes what is wrong with the details on top by their schema. */
  checkFields(check: ValidateFunction): void {
    if (check(this.fields)) return;
    for (const error of causesOf(check.errors ?? [])) {
      const found = schemaFinding(this, pathOf(this.fields, error.instancePath), error);
      if (!this.findings.some(({ field }) => field === found.field)) this.findings.push(found);
    }
  }

  /** Notes damaged letters, invisible characters and the brand typed by hand. */
  checkLetters(brands: readonly BrandName[]): void {
    const found = damagedLetters(this.text);
    if (found) this.add("damaged-letters", { found }, this.text.indexOf(found));
    const hidden = invisibleIn(this.text);
    if (hidden) this.add("invisible-character", { found: hidden }, placeOfInvisible(this.text));
    const brand = brandIn(this.text, brands);
    if (brand) this.add("brand-typed", { nearest: `{${brand.placeholder}}` }, this.text.indexOf(brand.typed));
  }

  /** Notes that the text is that of its source, or names other figures. */
  checkTranslation(source: MarkdownText, figures: ReadonlySet<string> | null): void {
    const [body, other] = [this.body.trim(), source.body.trim()];
    if (body === "" || other === "") return;
    if (isCopy(other, body)) this.addToBody("untranslated", {}, this.body.indexOf(body));
    for (const name of ["title", "lead", "summary"])
      if (isCopy(source.textOf(name), this.textOf(name))) this.addTo(name, "untranslated");
    const hasOwn = [...this.findings, ...source.findings].some(({ rule }) => /brace|placeholder/.test(rule));
    const verdict = hasOwn ? null : compareNames(other, body, figures);
    if (verdict) this.addToBody("other-placeholders", verdict);
  }
}
