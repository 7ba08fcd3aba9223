import { describe, expect, it } from "vitest";
import { readWebp } from "@/lib/pictures/read-webp";
import {
  bytesOf,
  webpCanvas,
  webpChunk,
  webpFrame,
  webpLossless,
  webpLossy,
  webpOf,
} from "../../../fixtures/built-pictures";

/** Sides that need all bits of their numbers. */
const [width, height] = [15_000, 13_107];

describe("readWebp", () => {
  it.each([
    ["lossy", [webpLossy(width, height)]],
    ["lossless", [webpLossless(width, height)]],
    ["extended", [webpCanvas(width, height), webpLossy(1, 1)]],
    ["animated", [webpCanvas(1, 1), webpFrame(width, height)]],
    [
      "other chunks beside",
      [webpChunk("EXIF", [1, 2, 3]), webpLossless(width, height), webpChunk("XMP ", [1])],
    ],
    ["chunks in any order", [webpLossy(width, 1), webpLossless(1, height)]],
  ])("reads the size: %s", (_, chunks) => {
    const webp = webpOf(chunks);
    expect(readWebp(webp)).toEqual({ width, height, end: webp.length });
    expect(readWebp(bytesOf(webp, [1, 2, 3]))).toEqual({ width, height, end: webp.length });
  });

  it("reads the size of a large canvas", () =>
    expect(readWebp(webpOf([webpCanvas(70_001, 80_002), webpLossy(1, 1)]))).toMatchObject({
      width: 70_001,
      height: 80_002,
    }));

  it("leaves the scale beside the sides aside", () =>
    expect(readWebp(webpOf([webpLossy(0x4000 + 7, 0x8000 + 9)]))).toMatchObject({ width: 7, height: 9 }));

  it.each([
    ["without picture data", webpOf([webpCanvas(4, 4)])],
    ["without any chunk", webpOf([])],
    ["with other chunks alone", webpOf([webpChunk("EXIF", [1, 2])])],
    ["that is no lossless picture", webpOf([webpLossless(4, 4, 0x2e)])],
    ["without the start of a key frame", webpOf([webpLossy(4, 4, [0x9c, 0x01, 0x2a])])],
    ["with another start of a key frame", webpOf([webpLossy(4, 4, [0x9d, 0x01, 0x2b])])],
    ["that is longer than it says", webpOf([webpLossy(4, 4)], -1)],
    ["that is shorter than it says", webpOf([webpLossy(4, 4)], 1)],
    [
      "whose last chunk is longer than the file",
      bytesOf(webpOf([webpLossy(4, 4), webpChunk("EXIF", [1, 2], 3)]), [0]),
    ],
    [
      "whose last chunk has no room for its blank",
      bytesOf(webpOf([webpLossy(4, 4), webpChunk("EXIF", [1])], -1)),
    ],
  ])("refuses a file %s", (_, bytes) => expect(readWebp(bytes)).toBeNull());
});
