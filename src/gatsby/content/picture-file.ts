import fs from "node:fs";
import probe from "probe-image-size/sync";
import { readPicture as readWhole } from "../../lib/pictures/read-picture";

/** What a picture is, whatever its name says. */
export type PictureFacts = { type: string; width: number; height: number };

/** Enough for the header of any format, with the preview that a camera puts before it. */
const headerBytes = 512 * 1024;

/** Reads kind and size of a picture from its first bytes; null for a file that is no picture. */
export function readPicture(file: string): PictureFacts | null {
  const handle = fs.openSync(file, "r");
  try {
    const bytes = Buffer.alloc(headerBytes);
    const length = fs.readSync(handle, bytes, 0, headerBytes, 0);
    const { type, width, height, orientation = 1 } = probe(bytes.subarray(0, length)) ?? {};
    if (type === undefined || width === undefined || height === undefined) return null;
    // A camera that was held upright writes the picture lying, and says so.
    return orientation > 4 ? { type, width: height, height: width } : { type, width, height };
  } finally {
    fs.closeSync(handle);
  }
}

/** How many bytes from its end a file may have behind the picture's own end. */
const endBytes = 64 * 1024;

/** What the last bytes of a whole JPEG hold. */
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** Whether the boxes of an AVIF (ISO/IEC 14496-12, 4.2) reach beyond its end. */
function isAvifCutOff(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // Up to the end of the file, or a length that no picture of a page has.
    if (length < 8) return false;
    at += length;
  }
  return at > bytes.length;
}

/** Whether a picture ends before it is whole, as after a download that broke off, or its parts are not what was once written. */
export function isDamaged(file: string, type: string): boolean {
  if (type === "png") return readWhole(fs.readFileSync(file), "png") === null;
  if (type === "avif") return isAvifCutOff(fs.readFileSync(file));
  const handle = fs.openSync(file, "r");
  try {
    const { size } = fs.fstatSync(handle);
    if (type === "webp") {
      const head = Buffer.alloc(8);
      fs.readSync(handle, head, 0, 8, 0);
      return head.readUInt32LE(4) + 8 > size;
    }
    if (type !== "jpg") return false;
    const tail = Buffer.alloc(Math.min(size, endBytes));
    fs.readSync(handle, tail, 0, tail.length, size - tail.length);
    return !tail.includes(jpegEnd);
  } finally {
    fs.closeSync(handle);
  }
}
