import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ContentStore } from "../../../studio/server/content-store";
import { isContentFile } from "../../../studio/server/content-paths";
import { studioRoot } from "../../helpers/studio-root";

describe("list of allowed files", () => {
  it.each([
    "data/faq.json",
    "data/press/bthaber.json",
    "data/press/covers/bthaber.png",
    "data/references/logos/ayakizi.svg",
    "data/legal/gdpr/tr.md",
    "data/press/articles/bthaber/en.md",
    "locales/tr/faq.json",
  ])("includes %s", (file) => expect(isContentFile(file)).toBe(true));

  it.each([
    "package.json",
    "data/schema/faq.schema.json",
    "data/unknown.json",
    "data/README.md",
    "data/../package.json",
    "data/press/../../package.json",
    "data/press/..json",
    "/etc/passwd",
    "data\\faq.json",
    "data//faq.json",
    "./data/faq.json",
    "data/faq.json\0",
    "data/faq.json\n",
    "data/press/covers/x.html",
    "data/legal/other/tr.md",
    "data/legal/gdpr/de.md",
    "locales/de/faq.json",
    "src/pages/faq.tsx",
    ".git/config",
    "",
  ])("does not allow the file %j", (file) => expect(isContentFile(file)).toBe(false));
});

describe("reading and writing content files", () => {
  let copy: ReturnType<typeof studioRoot>;
  let store: ContentStore;
  beforeAll(() => {
    copy = studioRoot();
    store = new ContentStore(copy.root);
  });
  afterAll(() => copy.remove());

  it("files that are not on the list of allowed files are rejected", () => {
    expect(() => store.read("package.json")).toThrow("unknownFile");
    expect(() => store.write("data/../evil.json", Buffer.from(""))).toThrow("unknownFile");
  });

  it("symbolic links to files and folders are not followed", () => {
    const outside = path.join(copy.root, "outside.json");
    fs.writeFileSync(outside, "{}");
    fs.symlinkSync(outside, path.join(copy.root, "data/press/linked.json"));
    expect(() => store.read("data/press/linked.json")).toThrow("linkedFile");
    fs.renameSync(path.join(copy.root, "data/stories"), path.join(copy.root, "elsewhere"));
    fs.symlinkSync(path.join(copy.root, "elsewhere"), path.join(copy.root, "data/stories"));
    expect(() => store.write("data/stories/new-one.json", Buffer.from("{}"))).toThrow("linkedFile");
    expect(fs.existsSync(path.join(copy.root, "elsewhere/new-one.json"))).toBe(false);
  });

  it("a file is written atomically, without leaving a temporary file", () => {
    const before = fs.readdirSync(path.join(copy.root, "data"));
    const { ino } = fs.statSync(path.join(copy.root, "data/home.json"));
    store.write("data/home.json", Buffer.from("{}"));
    expect(copy.read("data/home.json")).toBe("{}");
    expect(fs.statSync(path.join(copy.root, "data/home.json")).ino).not.toBe(ino);
    expect(fs.readdirSync(path.join(copy.root, "data"))).toEqual(before);
    expect(fs.readdirSync(path.join(copy.root, ".studio/unfinished"))).toEqual([]);
  });

  it("a text file that is not UTF-8 is rejected", () => {
    fs.writeFileSync(path.join(copy.root, "data/about.json"), Buffer.from([0x7b, 0xfe, 0x7d]));
    expect(() => store.readText("data/about.json")).toThrow("notUtf8");
  });
});
