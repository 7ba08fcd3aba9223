import fs from "node:fs";
import probe from "probe-image-size/sync";

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

/** What the last bytes of whole files hold, by format. */
const ends: Record<string, Buffer> = { png: Buffer.from("IEND"), jpg: Buffer.from([0xff, 0xd9]) };

/** Whether a picture ends before it is whole, as after a download that broke off. */
export function isCutOff(file: string, type: string): boolean {
  const end = ends[type];
  const handle = fs.openSync(file, "r");
  try {
    const { size } = fs.fstatSync(handle);
    if (type === "webp") {
      const head = Buffer.alloc(8);
      fs.readSync(handle, head, 0, 8, 0);
      return head.readUInt32LE(4) + 8 > size;
    }
    if (end === undefined) return false;
    const tail = Buffer.alloc(Math.min(size, endBytes));
    fs.readSync(handle, tail, 0, tail.length, size - tail.length);
    return !tail.includes(end);
  } finally {
    fs.closeSync(handle);
  }
}
