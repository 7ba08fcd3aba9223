import fs from "node:fs";
import { describe, expect, it } from "vitest";
import type { Boxes } from "../../../scripts/boxes/box";
import { readRecord, writeRecord, type PageRecord } from "../../../scripts/boxes/record";

const at = (y: number): Boxes => [0, 0, 0, 0].map((x) => ({ x, y, width: 375, height: 50 }));
const cell = (y: number) => Array(4).fill(`0 ${y} 375 50`).join(" | ");

const tr = new Map<string, Boxes>([
  ["header", at(0)],
  ["main#main", at(-100)],
  ["main#main > section#a", at(0)],
  ["main#main > section#a > li:2", [null, ...at(5).slice(1)]],
  ["main#main > section#b", at(10)],
]);

/** English: one card moved, one section missing, one element more. */
const en = new Map<string, Boxes>([
  ["header", at(0)],
  ["main#main", at(-100)],
  ["main#main > section#a", at(0)],
  ["main#main > section#a > li:2", at(7)],
  ["main#main > section#a > li:3", at(9)],
]);

const record: PageRecord = { tr, en };
const sorted = (boxes: ReadonlyMap<string, Boxes>) => [...boxes].sort(([a], [b]) => (a < b ? -1 : 1));

describe("a record of boxes", () => {
  it("has a line an element, indented below what contains it; the second language says what differs", () => {
    expect(writeRecord("/x/", record).split("\n").slice(1)).toEqual([
      "tr",
      `header: ${cell(0)}`,
      `main#main: ${cell(-100)}`,
      `  section#a: ${cell(0)}`,
      `    li:2: - | ${cell(5).split(" | ").slice(1).join(" | ")}`,
      `  section#b: ${cell(10)}`,
      "en",
      "main#main",
      "  section#a",
      `    li:2: ${cell(7)}`,
      `    li:3: ${cell(9)}`,
      "  section#b: - | - | - | -",
      "",
    ]);
  });

  it("is read as it was written, whatever the line ends", () => {
    const text = writeRecord("/x/", record);
    for (const read of [readRecord(text), readRecord(text.replaceAll("\n", "\r\n"))]) {
      expect(sorted(read.tr)).toEqual(sorted(tr));
      expect(sorted(read.en)).toEqual(sorted(en));
    }
  });

  it.each(fs.readdirSync("tests/boxes"))("%s is as the command writes it", (file) => {
    const text = fs.readFileSync(`tests/boxes/${file}`, "utf8").replaceAll("\r\n", "\n");
    const path = /^# Boxes of (\S+),/.exec(text)?.[1] ?? "";
    expect(writeRecord(path, readRecord(text))).toBe(text);
  });
});
