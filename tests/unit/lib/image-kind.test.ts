import { describe, expect, it } from "vitest";
import { imageKind } from "@/lib/image-kind";
import { wholePicture } from "../../fixtures/whole-pictures";

const kinds = ["png", "jpeg", "webp", "ico"] as const;
const text = (content: string) => new TextEncoder().encode(content);
const withByte = (bytes: Uint8Array, at: number, value: number) =>
  bytes.map((byte, place) => (place === at ? value : byte));

/** Magic bytes of each image type. */
const signatures: Record<(typeof kinds)[number], number[]> = {
  png: [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15],
  jpeg: [0, 1, 2],
  webp: [0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14],
  ico: [0, 1, 2, 3, 5, 9],
};

describe("imageKind()", () => {
  it.each(kinds)("imageKind() detects a %s by every byte of its signature", (kind) => {
    const bytes = wholePicture(kind);
    expect(imageKind(bytes)).toBe(kind);
    for (const at of signatures[kind])
      expect(imageKind(withByte(bytes, at, (bytes[at] ?? 0) ^ 0x40)), `byte ${at}`).toBeUndefined();
  });

  it("imageKind() detects an icon file with 1 to 255 images, but not one without images", () => {
    const icon = wholePicture("ico");
    expect(imageKind(withByte(icon, 4, 0))).toBeUndefined();
    expect(imageKind(withByte(icon, 4, 255))).toBe("ico");
  });

  it.each(["heic", "heix", "hevc", "mif1", "msf1", "heim", "hevm", "hevs"])(
    "detects HEIC by the brand %s",
    (brand) => expect(imageKind(text(`\0\0\0\u0018ftyp${brand}\0\0`))).toBe("heic"),
  );

  it.each([
    "<svg>",
    "<SVG\n",
    " \n<svg ",
    "\ufeff<svg>",
    '\ufeff<?xml version="1.0"?>\n<!-- a --><svg viewBox="0 0 1 1"/>',
    "<!-- a\n<b> --><!doctype svg PUBLIC><svg>",
    "<!----> <!---->\t<svg>",
  ])("detects %j as SVG", (start) => expect(imageKind(text(start))).toBe("svg"));

  it.each([
    "",
    "GIF89a\u0001\0\u0001\0",
    "logo.png",
    "\0\0\0\u0018ftypisom\0\0",
    "<!doctype html><title>x</title>",
    "<svgs>",
    "x<svg>",
    "<!-- <svg>",
    "<!doctype html><svg>",
    `${" ".repeat(2048)}<svg>`,
  ])("does not recognise %j", (start) => expect(imageKind(text(start))).toBeUndefined());
});
