import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { precompress } from "../precompress";

let folder = "";
const file = () => path.join(folder, "index.html");
const write = (text: string) => fs.writeFileSync(file(), text);
const contents = () => [
  zlib.brotliDecompressSync(fs.readFileSync(`${file()}.br`)).toString(),
  zlib.gunzipSync(fs.readFileSync(`${file()}.gz`)).toString(),
];
const page = "<p>Merhaba</p>".repeat(100);
const before = new Date("2020-01-01");

/** Backdates the compressed files, so that rewritten ones can be detected. */
const dateBack = () => {
  for (const ending of [".br", ".gz"]) fs.utimesSync(file() + ending, before, before);
};
const isDatedBack = () => fs.statSync(`${file()}.br`).mtime.getTime() === before.getTime();

beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "precompress-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe("precompress()", () => {
  it("writes a Brotli and a gzip file, and rewrites a file only if its content differs", async () => {
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

  it("replaces the incomplete compressed files of an interrupted run", async () => {
    write(page);
    await precompress(folder);
    fs.truncateSync(`${file()}.br`, 10);
    await precompress(folder);
    expect(contents()).toEqual([page, page]);
  });

  it.each([
    [11, "press/index.html"],
    [11, "press/bthaber/index.html"],
    [11, "404/index.html"],
    [10, "press/2/index.html"],
    [10, "en/press/source/bthaber/12/index.html"],
    [10, "page-data/en/press/12/page-data.json"],
  ])("uses Brotli quality %i of 11 for %s", async (quality, name) => {
    const text = fs.readFileSync("package-lock.json", "utf8").slice(0, 20_000);
    const body = path.join(folder, name);
    fs.mkdirSync(path.dirname(body), { recursive: true });
    fs.writeFileSync(body, text);
    await precompress(folder);
    const sizes = [10, 11].map((effort) => {
      const params = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: effort,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      return zlib.brotliCompressSync(text, { params }).length;
    });
    expect(fs.statSync(`${body}.br`).size).toBe(sizes[quality - 10]);
    expect(sizes[0]).not.toBe(sizes[1]);
  });

  it("does not compress small files, even if they used to be large", async () => {
    write(page);
    await precompress(folder);
    write("<p>Merhaba</p>");
    await precompress(folder);
    expect(fs.readdirSync(folder)).toEqual(["index.html"]);
  });
});
