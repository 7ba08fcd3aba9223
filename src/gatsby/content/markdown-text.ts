import fs from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { placeholdersIn } from "../schema/interpolate";
import { brandIn, type BrandName } from "./brand-names";
import { chapterIds } from "./chapter-ids";
import { judgePath } from "./check-links";
import { damagedLetters, isCopy } from "./damaged-text";
import type { Finding } from "./finding";
import type { RuleName } from "./messages";
import { suggestion } from "./nearest";
import type { SitePages } from "./site-pages";
import { placeAt, readTextFile } from "./text-file";

const frontMatter = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** A Markdown file of the content: its front matter and body, and findings at their places. */
export class MarkdownText {
  readonly findings: Finding[] = [];
  readonly fields: Record<string, string | number | Date | undefined> = {};
  readonly body: string = "";
  private readonly text: string = "";

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
    const [, head, body] = frontMatter.exec(text) ?? [];
    if (head === undefined || body === undefined) {
      this.add("front-matter", {}, 0);
      return;
    }
    const document = parseDocument(head);
    const [error] = document.errors;
    if (error) {
      this.add("front-matter-syntax", { found: error.code.toLowerCase() }, "---\n".length + error.pos[0]);
      return;
    }
    this.fields = (document.toJS() ?? {}) as MarkdownText["fields"];
    this.body = body;
  }

  /** Notes a finding at an offset, or at the first place of a text. */
  add(rule: RuleName, values: Finding["values"] = {}, at?: number | string, field = "-"): void {
    const offset = typeof at === "string" ? this.text.indexOf(at) : at;
    const place = offset === undefined || offset < 0 ? {} : placeAt(this.text, offset);
    this.findings.push({ file: this.file, item: "-", field, ...place, rule, values });
  }

  /** Notes every one of the fields that is missing or empty. */
  require(names: readonly string[]): void {
    for (const name of names)
      if (String(this.fields[name] ?? "").trim() === "") this.add("missing-field", { name }, 0, name);
  }

  /** Notes damaged letters, HTML, which pages would run, and double braces. */
  checkLetters(): void {
    const found = damagedLetters(this.text);
    if (found) this.add("damaged-letters", { found }, found);
    const [tag] = /<\/?[a-z][^>\n]*>/i.exec(this.body) ?? [];
    if (tag) this.add("markdown-html", { found: tag }, tag, "body");
    const [braces, name] = /\{\{\s*(\w+)[^}]*\}\}/.exec(this.text) ?? [];
    if (braces) this.add("double-braces", { nearest: `{${name}}` }, braces);
  }

  /** Notes the brand typed by hand. */
  checkBrand(brands: readonly BrandName[]): void {
    const brand = brandIn(this.text, brands);
    if (brand) this.add("brand-typed", { nearest: `{${brand.placeholder}}` }, brand.typed);
  }

  /** Notes that the text is that of its source. */
  checkTranslation(source: MarkdownText): void {
    if (isCopy(source.body.trim(), this.body.trim())) this.add("untranslated", {}, this.body.trim(), "body");
  }

  /** Notes a link to a chapter of this text that it does not have. */
  private checkAnchor(anchor: string, link: string): void {
    const known = chapterIds(this.body);
    if (!known.includes(anchor))
      this.add("dead-anchor", { page: this.file, anchor, nearest: suggestion(anchor, known) }, link);
  }

  /** Notes placeholders without a value and links to pages that do not exist. */
  checkReferences(known: ReadonlySet<string> | null, pages: SitePages, prefix: string): void {
    const placeholders = known === null ? [] : placeholdersIn(this.text).filter((name) => !known.has(name));
    for (const name of new Set(placeholders))
      this.add(
        "unknown-placeholder",
        { placeholder: `{${name}}`, nearest: suggestion(name, [...(known ?? [])]) },
        `{${name}}`,
      );
    for (const [whole, target = ""] of this.body.matchAll(/\]\(((?:\/|#)[^)\s]*)\)/g)) {
      if (target.startsWith("#")) {
        this.checkAnchor(target.slice(1), whole);
        continue;
      }
      if (prefix !== "" && !target.startsWith(`${prefix}/`)) {
        this.add("dead-link", { value: target, nearest: `→ ${prefix}${target}` }, whole);
        continue;
      }
      const verdict = judgePath(target.slice(prefix.length), pages);
      if (verdict) this.add(verdict.rule, { ...verdict.values, value: target }, whole);
    }
  }
}
