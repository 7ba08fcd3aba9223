import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { markOf } from "../../src/lib/source-mark";

/** First bytes of every studio marker: a letter of `data` or `locales` as a Unicode tag character. */
const marks = ["data", "locales"].map((folder) => Buffer.from(markOf({ file: folder, at: [] })));

/** Strings that occur only in the studio's preview code. */
const code = [Buffer.from("E0020-"), Buffer.from("linkToStudio"), Buffer.from('studio:"ready"')];

const texts = /\.(?:html|js|json|xml|txt|css|webmanifest|svg)$/;

test("a built site contains no studio markers or preview code", () => {
  const files = fs
    .readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const content = fs.readFileSync(file);
    return [...marks, ...code].some((bytes) => content.includes(bytes));
  });
  expect(found).toEqual([]);
});
