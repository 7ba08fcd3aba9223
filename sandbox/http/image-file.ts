import { inspectImage, type ImageError } from "../../src/lib/inspect-image";
import type { ImageKind } from "../../src/lib/image-kind";
import { Refusal } from "../refusal";
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

const refusals: Partial<
  Record<ImageError, [413, "file_too_large" | "too_many_pixels"] | [415, "damaged_image"]>
> = {
  "too-large": [413, "file_too_large"],
  "too-many-pixels": [413, "too_many_pixels"],
  unreadable: [415, "damaged_image"],
};

/** Takes an uploaded file in as a picture, judged by its content and its size in pixels and not by its name (docs/product.md 4.10). */
export async function readImage(field: ImageName, file: File): Promise<ImageFile> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const { error, ...picture } = inspectImage(bytes);
  if (error === undefined && "kind" in picture) {
    const { kind, end } = picture;
    // What some cameras and programs put behind a picture is not kept.
    return { type: types[kind], bytes: bytes.subarray(0, end) };
  }
  const [status, code] = (error && refusals[error]) ?? ([415, "unsupported_image"] as const);
  throw new Refusal(status, code, { field });
}
