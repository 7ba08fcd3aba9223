import fs from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { checkContent } from "../../plugins/content-check/check-content";
import { repairEncodings } from "@/gatsby/data/repair-encodings";
import { contentCopy } from "../helpers/content-copy";
import { press } from "./mistakes/mistake";

const copy = contentCopy();
afterAll(() => copy.remove());

describe("repair of text encodings in edited files", () => {
  it("letters are normalised to the composed form (NFC) that searches use", () => {
    const text = fs.readFileSync(`${copy.root}/${press}`, "utf8");
    copy.withFiles({ [press]: text.normalize("NFD") }, () => {
      expect(checkContent(copy.root)).toEqual([]);
      expect(repairEncodings(copy.root)).toContain(press);
      expect(fs.readFileSync(`${copy.root}/${press}`, "utf8")).toBe(text);
    });
  });

  it("line endings are converted to those that the Markdown parser supports", () => {
    const file = "data/legal/gdpr/tr.md";
    const text = fs.readFileSync(`${copy.root}/${file}`, "utf8");
    copy.withFiles({ [file]: text.replaceAll("\n", "\r") }, () => {
      expect(checkContent(copy.root)).toEqual([]);
      expect(repairEncodings(copy.root)).toEqual([file]);
      expect(fs.readFileSync(`${copy.root}/${file}`, "utf8")).toBe(text);
    });
  });

  it("content files are converted to plain UTF-8 before Gatsby reads them; other files are unchanged", () => {
    repairEncodings(copy.root);
    const text = fs.readFileSync(`${copy.root}/${press}`, "utf8");
    const files = {
      [press]: Buffer.from(`\uFEFF${text}`, "utf16le"),
      "locales/en/common.json": Buffer.from(
        `\uFEFF${fs.readFileSync(`${copy.root}/locales/en/common.json`, "utf8")}`,
      ),
    };
    copy.withFiles(files, () => {
      expect(repairEncodings(copy.root)).toEqual([press, "locales/en/common.json"]);
      expect(fs.readFileSync(`${copy.root}/${press}`, "utf8")).toBe(text);
      expect(repairEncodings(copy.root)).toEqual([]);
    });
  });
});
