import { describe, expect, it } from "vitest";
import { imageKind, isPolyglot } from "@/lib/image-kind";
import { wholePicture } from "../../fixtures/whole-pictures";

const kinds = ["png", "jpeg", "webp", "ico"] as const;
const text = (content: string) => new TextEncoder().encode(content);
const withByte = (bytes: Uint8Array, at: number, value: number) =>
  bytes.map((byte, place) => (place === at ? value : byte));

/** Bytes by which each kind is known. */
const signatures: Record<(typeof kinds)[number], number[]> = {
  png: [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15],
  jpeg: [0, 1, 2],
  webp: [0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14],
  ico: [0, 1, 2, 3, 5, 9],
};

describe("imageKind", () => {
  it.each(kinds)("knows a %s", (kind) => expect(imageKind(wholePicture(kind))).toBe(kind));

  it.each(kinds)("knows a %s by every byte of its signature", (kind) => {
    const bytes = wholePicture(kind);
    for (const at of signatures[kind])
      expect(imageKind(withByte(bytes, at, (bytes[at] ?? 0) ^ 0x40)), `byte ${at}`).toBeNull();
  });

  it("knows no icon without pictures, and one with up to 255", () => {
    const icon = wholePicture("ico");
    expect(imageKind(withByte(icon, 4, 0))).toBeNull();
    expect(imageKind(withByte(icon, 4, 255))).toBe("ico");
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["four bytes of an icon", wholePicture("ico").subarray(0, 4)],
    ["a GIF", text("GIF89a")],
  ])("knows %s as no picture", (_, bytes) => expect(imageKind(bytes)).toBeNull());
});

describe("isPolyglot", () => {
  it.each([
    ...["script", "svg", "html", "head", "body", "iframe", "object", "embed", "img", "style", "link"].map(
      (name) => `<${name}>`,
    ),
    ...["<meta ", "<base\t", "<form\n", "<math/", "<SVG/", "<!doctype", "<!DOCTYPE", "<?php", "%PDF-1.7"],
  ])("finds %j", (payload) => expect(isPolyglot(text(`\u0089PNG${payload}x`))).toBe(true));

  it.each(["<scripts>", "<b>", "script>", "<?xml", "doctype", "%pdf"])("leaves %j alone", (words) =>
    expect(isPolyglot(text(`\u0089PNG${words}`))).toBe(false),
  );
});
