import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { jsonFilesBelow } from "../../../src/gatsby/data/list-files";
import { diffValues, editJson, moveInJson, parseJson } from "../../../studio/server/edit-json";

const edit = (text: string, change: (value: never) => unknown) => {
  const after = change(structuredClone(JSON.parse(text)) as never);
  return editJson(text, diffValues(JSON.parse(text), after));
};

describe("editing JSON", () => {
  const files = [...jsonFilesBelow(".", "data"), ...jsonFilesBelow(".", "locales")];

  it("unedited JSON is preserved byte for byte, in any field order", () => {
    const reversed = (value: unknown): unknown =>
      typeof value !== "object" || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(Object.entries(value).reverse());
    expect(files.length).toBeGreaterThan(80);
    for (const file of files) {
      const text = fs.readFileSync(file, "utf8");
      expect(editJson(text, diffValues(parseJson(text), reversed(parseJson(text)))), file).toBe(text);
    }
  });

  it("a moved item and its neighbours keep their text", () => {
    const text = '{ "a": [\n  { "b":\n 1 },\n  [2,  3],\n  "c"\n] }';
    expect(moveInJson(text, ["a"], 2, 0)).toBe('{ "a": [\n  "c",\n  { "b":\n 1 },\n  [2,  3]\n] }');
  });

  it("edited JSON differs only in the changed value, even if other values share its line", () => {
    const text = '{\r\n\t"a": { "tr": "bir", "en": "one" },\r\n\t"b": 1\r\n}\r\n';
    expect(edit(text, (value: { a: object }) => ({ ...value, a: { tr: "iki", en: "one" } }))).toBe(
      text.replace("bir", "iki"),
    );
  });

  it.each([
    ["added in front", [1, 2, 3], [0, 1, 2, 3]],
    ["added in the middle", [1, 2, 3], [1, 9, 2, 3]],
    ["removed from the middle", [1, 2, 3, 4], [1, 4]],
    ["moved", [1, 2, 3], [3, 1, 2]],
    ["all removed", [1, 2], []],
    ["removed from the end", [1, 2, 3, 4], [1, 2]],
    ["texts with the last ones removed", ["a", "bc", "def"], ["a"]],
    ["deselected", ["monday", "tuesday", "friday", "sunday"], ["tuesday", "friday"]],
    ["changed and added", [{ a: 1 }, { a: 2 }], [{ a: 5 }, { a: 6, b: null }, { a: 7 }]],
  ])("writes the expected content if items are %s", (_, before, after) => {
    const edits = diffValues(before, after);
    for (const indent of [2, 0]) {
      const text = JSON.stringify({ list: before, next: "x" }, null, indent);
      const inList = edits.map((one) => ({ ...one, path: ["list", ...one.path] }));
      expect(parseJson(editJson(text, inList))).toEqual({ list: after, next: "x" });
      expect(parseJson(editJson(JSON.stringify(before, null, indent), edits))).toEqual(after);
    }
  });

  it("a new field is inserted at its position in the form", () => {
    const before = { a: 1, c: 3 };
    const text = editJson(JSON.stringify(before, null, 2), diffValues(before, { a: 1, b: 2, c: 3 }));
    expect(Object.keys(parseJson(text) as object)).toEqual(["a", "b", "c"]);
  });
});
