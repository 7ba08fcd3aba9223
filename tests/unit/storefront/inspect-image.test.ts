import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { imageSize } from "@/lib/image-size";
import { inspectImage, largestImage } from "@/lib/inspect-image";

const text = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
/** An icon with one picture of 32 × 32. */
const icon = new Uint8Array([
  0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0, 1, 2, 3, 4,
]);

const pictures: Record<string, Uint8Array> = { ico: icon };
beforeAll(async () => {
  const canvas = sharp({ create: { width: 40, height: 20, channels: 3, background: "#5b34e6" } });
  pictures.png = new Uint8Array(await canvas.clone().png().toBuffer());
  pictures.jpeg = new Uint8Array(await canvas.clone().jpeg().toBuffer());
  pictures.webp = new Uint8Array(await canvas.clone().webp().toBuffer());
  pictures.lossless = new Uint8Array(await canvas.clone().webp({ lossless: true }).toBuffer());
});

describe("inspectImage", () => {
  it.each(["png", "jpeg", "webp", "ico"] as const)("takes %s by its bytes", (kind) => {
    const bytes = pictures[kind] ?? icon;
    expect(inspectImage(bytes)).toEqual({ kind });
    expect(imageSize(bytes, kind)).toEqual(
      kind === "ico" ? { width: 32, height: 32 } : { width: 40, height: 20 },
    );
  });

  it("reads the size of a lossless WebP", () =>
    expect(imageSize(pictures.lossless ?? icon, "webp")).toEqual({ width: 40, height: 20 }));

  it.each([
    ["nothing", new Uint8Array(), "empty"],
    ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "svg"],
    [
      "an SVG with a prologue",
      text('\ufeff<?xml version="1.0"?>\n<!-- a --><svg viewBox="0 0 1 1"/>'),
      "svg",
    ],
    ["a page", text("<!doctype html><title>x</title>"), "unsupported"],
    ["a GIF", text("GIF89a\u0001\u0000\u0001\u0000"), "unsupported"],
    ["a text", text("logo.png"), "unsupported"],
    [
      "the beginning of a PNG",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      "unsupported",
    ],
    ["an icon that is a page", joined(icon, text("<script>alert(1)</script>")), "polyglot"],
    ["too many bytes", new Uint8Array(largestImage + 1), "too-large"],
  ] as const)("refuses %s", (_, bytes, fault) => expect(inspectImage(bytes)).toEqual({ fault }));

  it.each(["<svg onload=alert(1)>", "<script>x</script>", "<?php x", "%PDF-1.7", "<!DOCTYPE html>"])(
    "refuses a picture that holds %s as well",
    (payload) =>
      expect(inspectImage(joined(pictures.png ?? icon, text(payload)))).toEqual({ fault: "polyglot" }),
  );

  it("refuses more pixels than can be unpacked", () => {
    const bomb = Uint8Array.from(pictures.png ?? icon);
    new DataView(bomb.buffer).setUint32(16, 30_000);
    new DataView(bomb.buffer).setUint32(20, 30_000);
    expect(inspectImage(bomb)).toEqual({ fault: "too-many-pixels" });
  });

  it("never throws on a file that is cut off", () => {
    for (const [kind, bytes] of Object.entries(pictures))
      for (let length = 1; length < Math.min(bytes.length, 64); length += 1)
        expect(() => inspectImage(bytes.slice(0, length)), `${kind} ${length}`).not.toThrow();
  });
});
