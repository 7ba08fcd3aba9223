import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readSchema } from "../../plugins/content-check/content-files";
import { imageKind } from "../../src/lib/image-kind";
import { hashOf, type ContentStore } from "./content-store";
import { Refusal } from "./refusal";

export type PreparedPicture = { name: string; width: number; height: number; kilobytes: number };

/** Maximum number of pixels of an uploaded image; each takes four bytes when decoded. */
const maxPixels = 120_000_000;

type Size = { width: number; height: number };

/** Image rule of data/schema/shared.schema.json; a rule without a crop size accepts drawings. */
export type PictureRule = {
  place: string;
  folder: string;
  minWidth?: number;
  minHeight?: number;
  cutTo?: Size;
  maxKilobytes: number;
};

/** Uploaded images that have not been saved. */
export class Pictures {
  constructor(private readonly store: ContentStore) {}

  /**
   * Returns an image rule by its name in the schema.
   * @throws Refusal if there is no such rule
   */
  private ruleOf(place: string): PictureRule {
    const { $defs } = readSchema(this.store.root, "shared") as {
      $defs?: Record<string, { "x-picture"?: PictureRule }>;
    };
    const rule = Object.values($defs ?? {}).find((part) => part["x-picture"]?.place === place)?.["x-picture"];
    if (!rule) throw new Refusal(404, "unknownAddress");
    return rule;
  }

  private place = (name: string) => path.join(this.store.folder("pictures"), name);

  private keep(content: Buffer, extension: string, size: Size = { width: 0, height: 0 }): PreparedPicture {
    const name = `${hashOf(content)}.${extension}`;
    fs.writeFileSync(this.place(name), content);
    return { name, ...size, kilobytes: Math.ceil(content.length / 1024) };
  }

  /**
   * Prepares an image for its use. A drawing stays unchanged; the content rules check what it contains.
   * @throws Refusal if it does not meet the rule
   */
  async prepare(bytes: Buffer, place: string): Promise<PreparedPicture> {
    const { cutTo, maxKilobytes: max, minWidth = 1, minHeight = 1 } = this.ruleOf(place);
    if (cutTo) return this.preparePhotograph(bytes, cutTo, { width: minWidth, height: minHeight });
    if (!/<svg[\s>]/i.test(bytes.subarray(0, 4096).toString("utf8"))) throw new Refusal(415, "noDrawing");
    if (bytes.length > max * 1024) throw new Refusal(422, "heavyDrawing", { max });
    return this.keep(bytes, "svg");
  }

  /**
   * Rotates a photo upright, crops it around its salient area, compresses it, and strips metadata about place
   * and person.
   * @throws Refusal for a file that is not an image, has too many pixels or is too small
   */
  private async preparePhotograph(
    bytes: Buffer,
    { width, height }: Size,
    least: Size,
  ): Promise<PreparedPicture> {
    try {
      const upright = sharp(bytes, { limitInputPixels: false, failOn: "error" }).rotate();
      const facts = await upright.metadata();
      if (facts.width * facts.height > maxPixels)
        throw new Refusal(422, "largePicture", { across: facts.width, down: facts.height });
      const isLying = (facts.orientation ?? 1) > 4;
      const [across, down] = isLying ? [facts.height, facts.width] : [facts.width, facts.height];
      const factor = Math.min(1, across / width, down / height);
      const size = { width: Math.floor(width * factor), height: Math.floor(height * factor) };
      if (size.width < least.width || size.height < least.height)
        throw new Refusal(422, "smallPicture", { across, down, ...least });
      const content = await upright
        .resize({ ...size, fit: "cover", position: sharp.strategy.attention })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
      return this.keep(content, "jpg", size);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(415, imageKind(bytes) === "heic" ? "phonePicture" : "noPicture");
    }
  }

  /**
   * Returns the bytes of a prepared image.
   * @throws Refusal if there is none with this name
   */
  read = (name: string): Buffer => {
    if (!/^[0-9a-f]{32}\.(?:jpg|svg)$/.test(name) || !fs.existsSync(this.place(name)))
      throw new Refusal(404, "missingPicture");
    return fs.readFileSync(this.place(name));
  };
}
