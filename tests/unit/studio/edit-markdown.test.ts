import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { editMarkdown, readMarkdown } from "../../../studio/server/edit-markdown";

const plain = `---\ntitle: Eski başlık # açıklama\nversion: "1.2"\nlead: 'Bir ''söz'''\neffectiveDate: 2026-01-02\n---\n\nMetin.\n`;
const fieldsOf = (text: string) => readMarkdown(text) ?? {};
const withFields = (text: string, fields: Record<string, string>) =>
  editMarkdown(text, { ...fieldsOf(text), ...fields });

describe("editing front matter", () => {
  it.each([
    "- yeni -",
    "a: b",
    "soru? evet: hayır",
    "# etiket",
    "metin # not",
    "~",
    "true",
    "yes",
    "1.10",
    "1_000",
    "12:30",
    "0x1F",
    "-",
    "[liste]",
    "{küme}",
    "*yıldız",
    "&ve",
    "!etiket",
    "| boru",
    "> büyüktür",
    "%50 indirim",
    "@ad",
    "`kod`",
    "'tek' ve \"çift\"",
    'kapanmayan "tırnak',
    "ters \\ bölü",
    " önde ve arkada boşluk ",
    "iki\nsatır",
    "sekme\tiçinde",
    "---",
    "...",
    "$1 ve $& ve $'",
    "emoji 🎉",
    "",
  ])("reads a front matter field back as typed: %j", (typed) => {
    for (const field of ["title", "version", "lead"]) {
      const text = withFields(plain, { [field]: typed });
      expect(fieldsOf(text)).toEqual({ ...fieldsOf(plain), [field]: typed });
      // The site's own parser uses YAML 1.1.
      const head = /---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? "";
      expect(parseDocument(head, { version: "1.1" }).get(field)).toBe(typed);
    }
  });

  it("an edited field leaves every other byte unchanged, including comments and line endings", () => {
    expect(withFields(plain, { title: "Yeni" })).toBe(plain.replace("Eski başlık", "Yeni"));
    expect(withFields(plain, { effectiveDate: "2026-03-04" })).toBe(
      plain.replace("2026-01-02", "2026-03-04"),
    );
    const windows = plain.replaceAll("\n", "\r\n");
    expect(withFields(windows, { title: "Yeni" })).toBe(windows.replace("Eski başlık", "Yeni"));
    expect(withFields(plain, {})).toBe(plain);
  });

  it.each([
    ["written on several lines", "---\ntitle: >\n  Eski\n  başlık\nversion: 1\n---\nMetin\n"],
    ["folded without an indicator", "---\ntitle: Eski\n  başlık\nversion: 1\n---\nMetin\n"],
    ["empty", "---\ntitle:\nversion: 1\n---\nMetin\n"],
  ])("completely replaces a front matter field that was %s", (_, text) => {
    expect(fieldsOf(withFields(text, { title: "Yeni" }))).toEqual({
      title: "Yeni",
      version: "1",
      body: "Metin\n",
    });
  });

  it("a missing field is added, and front matter that is not valid YAML is not read", () => {
    expect(readMarkdown(withFields(plain, { summary: "Özet" }))?.summary).toBe("Özet");
    for (const value of ["*yıldız", "%20 indirim", "@ad", "`kod`"])
      expect(readMarkdown(`---\ntitle: ${value}\n---\n`)).toBeUndefined();
  });
});
