import { Refusal } from "../refusal";
import type { components } from "../../src/services/generated/contract";
import type { ImageName } from "../store/records";

type ImageType = components["schemas"]["SavedImage"]["type"];

export type ImageFile = { type: ImageType; bytes: Buffer };

export const imageNames: ImageName[] = ["logo", "favicon"];

/** Bytes a picture may have (decisions, 5). */
const largest = 2 * 1024 * 1024;

const signatures: { type: ImageType; test: (bytes: Buffer) => boolean }[] = [
  { type: "image/png", test: (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")) },
  { type: "image/jpeg", test: (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")) },
  {
    type: "image/webp",
    test: (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
  { type: "image/x-icon", test: (bytes) => bytes.subarray(0, 4).equals(Buffer.from("00000100", "hex")) },
];

/** What no picture holds: a second life as a page, a script, a drawing with scripts or a document. */
const foreign = /<script[\s>]|<svg[\s>]|<html[\s>]|<!doctype html|<iframe[\s>]|<\?php|%pdf-/i;

/** Takes an uploaded file in as a picture, judged by its first bytes and not by its name. */
export async function readImage(field: ImageName, file: File): Promise<ImageFile> {
  if (file.size > largest) throw new Refusal(413, "file_too_large", { field });
  const bytes = Buffer.from(await file.arrayBuffer());
  const signature = signatures.find(({ test }) => test(bytes));
  if (!signature || foreign.test(bytes.toString("latin1")))
    throw new Refusal(415, "unsupported_image", { field });
  return { type: signature.type, bytes };
}
