import { describe, expect, it } from "vitest";
import { readIco } from "@/lib/pictures/read-ico";
import { readPicture } from "@/lib/pictures/read-picture";
import { bitmapOf, bytesOf, icoOf, wholePng } from "../../../fixtures/built-pictures";
import { wholePicture } from "../../../fixtures/whole-pictures";

const png = (width: number, height: number) => ({ data: wholePng(width, height) });
const bitmap = (options: Parameters<typeof bitmapOf>[0]) => icoOf({ data: bitmapOf(options) });

describe("readIco", () => {
  it.each([
    ["one picture", [png(16, 8)], { width: 16, height: 8 }],
    ["the largest of several", [png(16, 16), png(48, 32), png(32, 32)], { width: 48, height: 32 }],
    ["a narrow picture that is larger", [png(10, 10), png(2, 60)], { width: 2, height: 60 }],
    ["the first of equal ones", [png(20, 30), png(30, 20)], { width: 20, height: 30 }],
  ])("counts %s", (_, parts, size) => {
    const ico = icoOf(...parts);
    expect(readIco(ico)).toEqual({ ...size, end: ico.length });
    expect(readIco(bytesOf(ico, [1, 2, 3]))).toEqual({ ...size, end: ico.length });
  });

  it("ends behind its farthest picture, in whatever order they lie", () => {
    const first = wholePng(16, 16);
    const ico = icoOf({ data: first, from: 38 + first.length }, { data: first, from: 38 });
    expect(readIco(ico)).toEqual({ width: 16, height: 16, end: ico.length });
  });

  it.each([
    [{ bits: 32, size: 16 }],
    [{ bits: 24, size: 16 }],
    [{ bits: 16, size: 8 }],
    // With a palette: all colours that fit, or as many as it says.
    [{ bits: 8, size: 4 * 256 + 8 }],
    [{ bits: 8, colours: 5, size: 4 * 5 + 8 }],
    [{ bits: 4, size: 4 * 16 + 8 }],
    [{ bits: 1, size: 4 * 2 + 8 }],
    [{ bits: 1, width: 33, size: 4 * 2 + 16 }],
  ])("reads a bitmap of %j, and refuses one with a byte less", (options) => {
    const { width = 2, size } = options as { width?: number; size: number };
    const whole = bitmap(options);
    expect(readIco(whole)).toEqual({ width, height: 2, end: whole.length });
    expect(readIco(bitmap({ ...options, size: size - 1 }))).toBeNull();
  });

  it.each([
    ["a bitmap with another header", bitmap({ header: 12, size: 16 })],
    ["a bitmap of no width", bitmap({ width: 0, size: 16 })],
    ["a bitmap of no height", bitmap({ height: 0, size: 16 })],
    ["a bitmap of a negative width", bitmap({ width: 2 ** 32 - 2, size: 16 })],
    ["a bitmap of a negative height", bitmap({ height: 2 ** 31 - 2, size: 16 })],
    ["a bitmap of 2 bits a pixel", bitmap({ bits: 2, size: 400 })],
    ["a PNG that is not whole", icoOf({ data: wholePng(16, 16).subarray(0, -1) })],
    ["a PNG of no width", icoOf(png(0, 16))],
    ["a PNG of no height", icoOf(png(16, 0))],
    ["a second picture that is not whole", icoOf(png(16, 16), { data: bitmapOf({ size: 15 }) })],
    ["a picture that begins in its directory", icoOf({ ...png(16, 16), from: 21 })],
    [
      "a picture that goes beyond its end",
      icoOf({ data: wholePng(16, 16), length: wholePng(16, 16).length + 1 }),
    ],
    ["nothing where a picture should be", icoOf({ data: wholePng(16, 16), length: 0 })],
    ["no picture at all", icoOf()],
  ])("refuses an icon with %s", (_, bytes) => expect(readIco(bytes)).toBeNull());
});

describe("readPicture", () => {
  it.each(["png", "jpeg", "webp", "ico"] as const)("reads a %s, and none that is cut off", (kind) => {
    const bytes = wholePicture(kind);
    expect(readPicture(bytes, kind)).toEqual({ width: 16, height: 16, end: bytes.length });
    expect(readPicture(bytes.subarray(0, 5), kind)).toBeNull();
  });

  it.each([
    [0, 16],
    [16, 0],
  ])("reads no picture of %i × %i", (width, height) =>
    expect(readPicture(wholePng(width, height), "png")).toBeNull(),
  );
});
