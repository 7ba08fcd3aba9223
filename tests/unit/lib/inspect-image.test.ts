import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { inspectImage, largestImage } from "@/lib/inspect-image";
import { readPicture } from "@/lib/pictures/read-picture";
import { hugePng, iconOf, withTail } from "../../fixtures/broken-pictures";
import { wholePng } from "../../fixtures/built-pictures";
import { wholePicture } from "../../fixtures/whole-pictures";

const text = (content: string) => new TextEncoder().encode(content);
const kinds = ["png", "jpeg", "webp", "ico"] as const;
type Kind = (typeof kinds)[number];

/** An icon with one bitmap of 2 × 2 pixels in true colour. */
const bitmapIcon = new Uint8Array(22 + 40 + 16);
bitmapIcon.set([0, 0, 1, 0, 1, 0, 2, 2, 0, 0, 1, 0, 32, 0, 56, 0, 0, 0, 22, 0, 0, 0]);
bitmapIcon.set([40, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 1, 0, 32, 0], 22);

/** Pictures as programs write them: other colours, interlaced, progressive, lossless, with alpha, with data of a camera. */
const samples: [string, Kind, Uint8Array][] = [["a bitmap icon", "ico", bitmapIcon]];
beforeAll(async () => {
  const noise = Buffer.from(Array.from({ length: 3_200 }, (_, n) => (n * 7919) % 256));
  const canvas = sharp(noise, { raw: { width: 40, height: 20, channels: 4 } });
  const add = async (name: string, kind: Kind, image: sharp.Sharp) =>
    samples.push([name, kind, new Uint8Array(await image.toBuffer())]);
  await add("png", "png", canvas.clone().png());
  await add("png, interlaced", "png", canvas.clone().png({ progressive: true }));
  await add("jpeg", "jpeg", canvas.clone().jpeg());
  await add("jpeg, progressive", "jpeg", canvas.clone().jpeg({ progressive: true }));
  await add(
    "jpeg of a camera",
    "jpeg",
    canvas
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: "Papatya" } }),
  );
  await add("webp", "webp", canvas.clone().webp());
  await add("webp, lossless", "webp", canvas.clone().webp({ lossless: true }));
  await add("webp, with alpha", "webp", canvas.clone().ensureAlpha(0.5).webp());
  for (const kind of kinds) samples.push([`the smallest ${kind}`, kind, wholePicture(kind)]);
});

describe("inspectImage", () => {
  it("takes whole pictures of every kind, to their last byte", () => {
    expect(samples).toHaveLength(13);
    for (const [name, kind, bytes] of samples)
      expect(inspectImage(bytes), name).toEqual({ kind, end: bytes.length });
  });

  it("reads their size", () => {
    const sizes = { "a bitmap icon": 2, "the smallest ico": 16, "the smallest png": 16 } as Record<
      string,
      number
    >;
    for (const [name, kind, bytes] of samples) {
      const side = sizes[name] ?? (name.startsWith("the smallest") ? 16 : undefined);
      expect(readPicture(bytes, kind), name).toMatchObject(
        side === undefined ? { width: 40, height: 20 } : { width: side, height: side },
      );
    }
  });

  it("refuses every beginning of a whole picture", () => {
    for (const [name, , bytes] of samples)
      for (let length = 0; length < bytes.length; length += 1)
        expect(inspectImage(bytes.subarray(0, length)).error, `${name}, ${length}`).toBeDefined();
  });

  it("tells where a picture ends when something follows", () => {
    for (const [name, kind, bytes] of samples)
      expect(inspectImage(Uint8Array.from([...bytes, 1, 2, 3])), name).toEqual({ kind, end: bytes.length });
  });

  it("refuses a PNG with any of its bytes changed", () => {
    const png = wholePicture("png");
    for (let at = 0; at < png.length; at += 1)
      expect(
        inspectImage(png.map((byte, place) => (place === at ? byte ^ 0x10 : byte))).error,
        `${at}`,
      ).toBeDefined();
  });

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
    ...["heic", "heix", "hevc", "mif1", "msf1", "heim", "hevm", "hevs"].map(
      (brand) =>
        [`a phone's ${brand}`, text(`\u0000\u0000\u0000\u0018ftyp${brand}\u0000\u0000`), "heic"] as const,
    ),
    ["a film", text("\u0000\u0000\u0000\u0018ftypisom\u0000\u0000"), "unsupported"],
    ["a PNG without picture data", withoutData(wholePicture("png")), "unreadable"],
    ["an icon whose picture lies beyond its end", withByte(wholePicture("ico"), 15, 0xff), "unreadable"],
    ["an icon whose picture is nothing known", withByte(wholePicture("ico"), 22, 0), "unreadable"],
    ["an icon that promises a bitmap it does not hold", withByte(bitmapIcon, 27, 1), "unreadable"],
    ["a PNG of 30,000 × 30,000", hugePng(), "too-many-pixels"],
    ["an icon with such a PNG inside", iconOf(hugePng()), "too-many-pixels"],
    ["too many bytes", new Uint8Array(largestImage + 1), "too-large"],
    ["as many bytes as a picture may have, if they are none", new Uint8Array(largestImage), "unsupported"],
    ["one pixel too many", wholePng(50_000_001, 1), "too-many-pixels"],
  ] as const)("refuses %s", (_, bytes, error) => expect(inspectImage(bytes)).toEqual({ error }));

  it("takes a picture with as many pixels as it may have", () =>
    expect(inspectImage(wholePng(10_000, 5_000))).toMatchObject({ kind: "png" }));

  it.each([
    "<svg>",
    "<SVG\n",
    " \n<svg ",
    "\ufeff<svg>",
    '<?xml version="1.0"?><svg>',
    "<!-- a\n<b> --><!doctype svg PUBLIC><svg>",
    "<!----> <!---->\t<svg>",
  ])("knows %j as an SVG", (start) => expect(inspectImage(text(start))).toEqual({ error: "svg" }));

  it.each([
    "<svgs>",
    "x<svg>",
    "<!-- <svg>",
    "<?xml <svg>",
    "<!doctype html><svg>",
    "svg",
    `${" ".repeat(2048)}<svg>`,
  ])("does not take %j for an SVG", (start) =>
    expect(inspectImage(text(start))).toEqual({ error: "unsupported" }),
  );

  it("counts the larger of a WebP's canvas and its pictures", () => {
    const [, , bytes] = samples.find(([name]) => name === "webp, with alpha") ?? [
      "",
      "webp",
      new Uint8Array(),
    ];
    const canvas = withByte(withByte(bytes, 26, 0xff), 29, 0xff);
    expect(inspectImage(canvas)).toEqual({ error: "too-many-pixels" });
  });

  it.each([
    "<svg onload=alert(1)>",
    "<svg/onload=alert(1)>",
    "<script>x</script>",
    "<script/src=//x.example>",
    "<ScRiPt\nsrc=x>",
    "<iframe/src=x>",
    "<body/onload=x>",
    "<img/src=x onerror=y>",
    "<?php x",
    "%PDF-1.7",
    "<!DOCTYPE html>",
  ])("refuses a picture that holds %s as well", (payload) => {
    expect(inspectImage(withTail(payload))).toEqual({ error: "polyglot" });
    expect(inspectImage(withTail(payload), { isDrawnAnew: true })).toMatchObject({
      kind: expect.any(String) as string,
    });
  });
});

function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  return bytes.map((byte, place) => (place === at ? value : byte));
}

/** Leaves the chunk with the picture's data out. */
function withoutData(png: Uint8Array): Uint8Array {
  const data = Buffer.from(png);
  const start = data.indexOf("IDAT") - 4;
  const end = start + 12 + data.readUInt32BE(start);
  return new Uint8Array([...png.subarray(0, start), ...png.subarray(end)]);
}
