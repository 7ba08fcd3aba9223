import fs from "node:fs";
import sharp from "sharp";
import { readSchema } from "../../plugins/content-check/content-files";
import { imageKind } from "../../src/lib/image-kind";
import type { ContentStore } from "./content-store";
import { Refusal } from "./refusal";

/** Maximum number of pixels of an uploaded image; each pixel takes four bytes when decoded. */
const maxPixels = 120_000_000;

type Size = { width: number; height: number };

/** Image rule from data/schema/shared.schema.json; rules without a crop size accept only SVGs. */
export type PictureRule = {
  place: string;
  folder: string;
  minWidth?: number;
  minHeight?: number;
  cutTo?: Size;
  maxKilobytes: number;
};

function ruleOf(root: string, place: string): PictureRule {
  const { $defs = {} } = readSchema(root, "shared") as {
    $defs?: Record<string, { "x-picture"?: PictureRule }>;
  };
  const rule = Object.values($defs).find((part) => part["x-picture"]?.place === place)?.["x-picture"];
  if (!rule) throw new Refusal(404, "unknownAddress");
  return rule;
}

/**
 * Rotates a photo upright, crops it to the selected part or its most prominent area, compresses it, and removes
 * its metadata.
 * @throws Refusal for a file that is not an image, has too many pixels or is too small
 */
async function cropped(bytes: Buffer, { width, height }: Size, least: Size, keptPart = "") {
  const { [keptPart as keyof typeof sharp.gravity]: position = sharp.strategy.attention } = sharp.gravity;
  try {
    const upright = sharp(bytes, { limitInputPixels: false, failOn: "error" }).rotate();
    const { autoOrient } = await upright.metadata();
    const { width: across, height: down } = autoOrient;
    if (across * down > maxPixels) throw new Refusal(422, "largePicture", { across, down });
    const factor = Math.min(1, across / width, down / height);
    const size = { width: Math.floor(width * factor), height: Math.floor(height * factor) };
    if (size.width < least.width || size.height < least.height)
      throw new Refusal(422, "smallPicture", { across, down, ...least });
    const content = await upright
      .resize({ ...size, fit: "cover", position })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    return { content, ...size };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(415, imageKind(bytes) === "heic" ? "phonePicture" : "noPicture");
  }
}

/** Prepares an uploaded image. An SVG file stays unchanged; the content rules check its content. */
export async function preparePicture(store: ContentStore, bytes: Buffer, place: string, keptPart?: string) {
  const { cutTo, maxKilobytes: max, minWidth = 1, minHeight = 1 } = ruleOf(store.root, place);
  const isDrawing = /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString("utf8"));
  if (!cutTo && (!isDrawing || bytes.length > max * 1024)) throw new Refusal(415, "logoHint");
  const { content, ...size } = cutTo
    ? await cropped(bytes, cutTo, { width: minWidth, height: minHeight }, keptPart)
    : { content: bytes, width: 0, height: 0 };
  const name = store.keep(content, "pictures", cutTo ? ".jpg" : ".svg");
  return { name, ...size, kilobytes: Math.ceil(content.length / 1024) };
}

export function readPicture(store: ContentStore, name: string): Buffer {
  const isName = /^[0-9a-f]{32}\.(?:jpg|svg)$/.test(name);
  if (!isName || !fs.existsSync(store.own("pictures", name))) throw new Refusal(404, "missingPicture");
  return fs.readFileSync(store.own("pictures", name));
}
