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
