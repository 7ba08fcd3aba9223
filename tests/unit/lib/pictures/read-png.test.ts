import { describe, expect, it } from "vitest";
import { readPng } from "@/lib/pictures/read-png";
import { bytesOf, pngChunk, pngHeader, pngOf, wholePng } from "../../../fixtures/built-pictures";

const header = pngHeader(40, 20);
const data = pngChunk("IDAT", [1, 2]);
const end = pngChunk("IEND");

describe("readPng", () => {
  it("reads the size, and the end before what follows", () => {
    const png = wholePng(40, 20);
    expect(readPng(png)).toEqual({ width: 40, height: 20, end: png.length });
    expect(readPng(bytesOf(png, [1, 2, 3]))).toEqual({ width: 40, height: 20, end: png.length });
  });

  it("takes other chunks before, between and after those with picture data", () => {
    const text = pngChunk("tEXt", [65]);
    const png = pngOf(header, text, data, text, pngChunk("IDAT"), text, end);
    expect(readPng(png)).toEqual({ width: 40, height: 20, end: png.length });
  });

  it.each([
    ["without picture data", pngOf(header, end)],
    ["with empty picture data", pngOf(header, pngChunk("IDAT"), end)],
    ["with two headers", pngOf(header, header, data, end)],
    [
      "whose header is not the first",
      pngOf(pngChunk("IDAT", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]), header, data, end),
    ],
    ["whose header is too long", pngOf(pngHeader(40, 20, [0]), data, end)],
    ["whose end is not empty", pngOf(header, data, pngChunk("IEND", [1]))],
    [
      "with a wrong checksum",
      pngOf(
        header,
        data.map((byte, at) => (at === 9 ? byte ^ 1 : byte)),
        end,
      ),
    ],
    ["that ends within a chunk", pngOf(header, data.subarray(0, -1))],
  ])("refuses a file %s", (_, bytes) => expect(readPng(bytes)).toBeNull());
});
