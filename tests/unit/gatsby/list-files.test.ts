import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filesBelow, filesIn, foldersIn, leftBehindPath } from "@/gatsby/content/list-files";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "files-"));

beforeAll(() => {
  fs.mkdirSync(path.join(root, "press/folder.json"), { recursive: true });
  fs.mkdirSync(path.join(root, "press/.idea"));
  for (const name of ["b.json", "a.json", "._a.json", "~$a.json", "a.json~", "Thumbs.db", ".idea/x.json"])
    fs.writeFileSync(path.join(root, "press", name), "{}");
  fs.symlinkSync("ekin@pc.1234:5678", path.join(root, "press/.#a.json"));
  fs.symlinkSync("nowhere", path.join(root, "press/gone.json"));
  fs.symlinkSync("a.json", path.join(root, "press/link.json"));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

it("lists files that somebody wrote: no folders, no links to nowhere, nothing that an editor made", () => {
  expect(filesBelow(root)).toEqual(["press/a.json", "press/b.json", "press/link.json"]);
  expect(filesIn(path.join(root, "press"))).toEqual(["a.json", "b.json", "link.json"]);
  expect(foldersIn(path.join(root, "press"))).toEqual(["folder.json"]);
});

it("lists nothing where there is no folder", () => {
  expect([filesBelow, filesIn, foldersIn].flatMap((list) => list(path.join(root, "none")))).toEqual([]);
});

it.each([
  ["/site/data/press/.#a.json", true],
  ["/site/data/press/~$a.json", true],
  ["C:\\site\\data\\._a.json", true],
  ["/site/.work/data", false],
  ["/site/.work/data/press/a.json", false],
])("names of what is left behind: %s", (name, expected) => expect(leftBehindPath.test(name)).toBe(expected));
