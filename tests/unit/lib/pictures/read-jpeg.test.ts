import { describe, expect, it } from "vitest";
import { readJpeg } from "@/lib/pictures/read-jpeg";
import { bytesOf, jpegFrame, jpegOf, jpegScan, jpegSegment } from "../../../fixtures/built-pictures";

const frame = jpegFrame(400, 300);
const scan = jpegScan(1, 2, 3);
const size = { width: 400, height: 300 };

describe("readJpeg", () => {
  it.each([
    ["a frame and a scan", [frame, scan]],
    ["several scans", [frame, scan, jpegSegment(0xc4, [1]), scan]],
    ["an empty segment", [jpegSegment(0xe0), frame, scan]],
    ["a scan with escaped and restart markers", [frame, jpegScan(0xff, 0, 0xff, 0xd0, 0xff, 0xd7, 1)]],
    ["a scan with filling bytes", [frame, jpegScan(1, 0xff, 0xff, 0, 2)]],
    ["filling bytes before a marker", [bytesOf(0xff, 0xff), frame, bytesOf(0xff), scan]],
    [
      "markers that stand alone",
      [bytesOf(0xff, 0x01), frame, bytesOf(0xff, 0xd0), bytesOf(0xff, 0xd7), scan],
    ],
  ])("reads the size of a file with %s", (_, segments) => {
    const jpeg = jpegOf(...segments);
    expect(readJpeg(jpeg)).toEqual({ ...size, end: jpeg.length });
    expect(readJpeg(bytesOf(jpeg, [1, 2, 3]))).toEqual({ ...size, end: jpeg.length });
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])("takes %i for a frame", (marker) =>
    expect(readJpeg(jpegOf(jpegFrame(400, 300, marker), scan))).toMatchObject(size),
  );

  it.each([0xc4, 0xc8, 0xcc, 0xbf, 0xe0, 0xfe])("does not take %i for a frame", (marker) =>
    expect(readJpeg(jpegOf(jpegFrame(400, 300, marker), scan))).toBeNull(),
  );

  it.each([
    ["without a frame", jpegOf(scan)],
    ["without a scan", jpegOf(frame)],
    ["without either", jpegOf()],
    ["without a marker where one should be", jpegOf(frame, bytesOf(0x12), scan)],
    ["with a marker right behind a segment that is too short", jpegOf(jpegSegment(0xe0, [], 1), frame, scan)],
    ["with a segment that goes beyond its end", jpegOf(frame, scan, jpegSegment(0xe0, [], 500))],
    [
      "with a scan's header that goes beyond its end",
      bytesOf(jpegOf(frame).subarray(0, -2), jpegSegment(0xda, [], 9)),
    ],
  ])("refuses a file %s", (_, bytes) => expect(readJpeg(bytes)).toBeNull());

  it.each([
    ["in a scan", bytesOf(0xff, 0xd8, frame, scan)],
    ["in a marker of a scan", bytesOf(0xff, 0xd8, frame, scan, 0xff)],
    ["before its end", jpegOf(frame, scan).subarray(0, -2)],
    ["behind a segment", bytesOf(0xff, 0xd8, frame)],
  ])("throws for a file that ends too early: %s", (_, bytes) =>
    expect(() => readJpeg(bytes)).toThrow(RangeError),
  );
});
