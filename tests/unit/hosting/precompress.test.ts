import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { precompress } from "@/gatsby/hosting/precompress";

let folder = "";
const file = () => path.join(folder, "index.html");
const write = (text: string) => fs.writeFileSync(file(), text);
const contents = () => [
  zlib.brotliDecompressSync(fs.readFileSync(`${file()}.br`)).toString(),
  zlib.gunzipSync(fs.readFileSync(`${file()}.gz`)).toString(),
];
const page = "<p>Merhaba</p>".repeat(100);
const before = new Date("2020-01-01");

/** Dates the compressed files back, so that it shows which are written again. */
const dateBack = () => {
  for (const ending of [".br", ".gz"]) fs.utimesSync(file() + ending, before, before);
};
const isDatedBack = () => fs.statSync(`${file()}.br`).mtime.getTime() === before.getTime();

beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "precompress-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe("precompress", () => {
  it("writes both formats, and again only what is not the same", async () => {
    write(page);
    expect(await precompress(folder)).toBe(1);
    expect(contents()).toEqual([page, page]);
    dateBack();
    write(page);
    await precompress(folder);
    expect(isDatedBack()).toBe(true);
    write(`${page}!`);
    await precompress(folder);
    expect(contents()).toEqual([`${page}!`, `${page}!`]);
  });

  it("completes what an interrupted build left", async () => {
    write(page);
    await precompress(folder);
    fs.truncateSync(`${file()}.br`, 10);
    await precompress(folder);
    expect(contents()).toEqual([page, page]);
  });

  it("leaves small files as they are, also those that were large", async () => {
    write(page);
    await precompress(folder);
    write("<p>Merhaba</p>");
    await precompress(folder);
    expect(fs.readdirSync(folder)).toEqual(["index.html"]);
  });
});
