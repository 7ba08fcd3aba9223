import type { ImageKind } from "../image-kind";
import type { Picture } from "./picture";
import { readIco } from "./read-ico";
import { readJpeg } from "./read-jpeg";
import { readPng } from "./read-png";
import { readWebp } from "./read-webp";

const readers = { png: readPng, jpeg: readJpeg, webp: readWebp, ico: readIco };

/** Reads a picture's structure to its end without unpacking it; null for one that is cut off, damaged or without any pixel. */
export function readPicture(bytes: Uint8Array, kind: ImageKind): Picture | null {
  try {
    const picture = readers[kind](bytes);
    return picture && picture.width > 0 && picture.height > 0 ? picture : null;
  } catch {
    return null; // cut off
  }
}
