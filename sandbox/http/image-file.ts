import probe from "probe-image-size/sync";
import sharp from "sharp";
import { imageKind, largestImage, type ImageKind } from "../../src/lib/image-kind";
import { Refusal } from "../messages";
import type { components } from "../../src/services/generated/contract";
import type { ImageName } from "../store/records";

type ImageType = components["schemas"]["SavedImage"]["type"];

export type ImageFile = { type: ImageType; bytes: Buffer };

export const imageNames: ImageName[] = ["logo", "favicon"];

const types: Record<ImageKind, ImageType> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  ico: "image/x-icon",
};

/** Matches content that could make an uploaded image an HTML page, a scriptable SVG or a document. */
const foreign =
  /<(?:script|svg|html|head|body|iframe|object|embed|img|style|link|meta|base|form|math)[\s/>]|<!doctype|<\?php|%pdf-/i;

/** Maximum number of pixels: more than phone cameras produce, few enough to decode safely. */
const limitInputPixels = 50_000_000;

/**
 * Reports whether an image can be decoded completely. ICO files have no decoder here; only their directory of
 * images is checked.
 */
const isWhole = async (bytes: Buffer, kind: ImageKind): Promise<boolean> =>
  kind === "ico"
    ? probe(bytes) !== null
    : sharp(bytes, { failOn: "warning", limitInputPixels })
        .stats()
        .then(
          () => true,
          () => false,
        );

/** Validates an uploaded image by its content, regardless of its name (docs/product.md 4.10). */
export async function readImage(field: ImageName, file: File): Promise<ImageFile> {
  const refuse = (...why: ConstructorParameters<typeof Refusal>) => new Refusal(why[0], why[1], { field });
  if (file.size > largestImage) throw refuse(413, "file_too_large");
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = imageKind(bytes);
  if (kind === undefined || kind === "heic" || kind === "svg" || foreign.test(bytes.toString("latin1")))
    throw refuse(415, "unsupported_image");
  if (!(await isWhole(bytes, kind))) throw refuse(415, "damaged_image");
  return { type: types[kind], bytes };
}
