import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { imageKind } from "../../src/lib/image-kind";
import { hashOf, type ContentStore } from "./content-store";
import { Refusal } from "./refusal";

export type PreparedPicture = { name: string; width: number; height: number; kilobytes: number };

/** Maximum size of an uploaded image, in bytes. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Maximum pixels of an uploaded image, which take four bytes each when decoded. */
const maxPixels = 120_000_000;

/** Image rule of data/schema/shared.schema.json; a rule without a crop size accepts drawings. */
export type PictureRule = {
  place?: string;
  minWidth?: number;
  minHeight?: number;
  cutTo?: { width: number; height: number };
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
    const file = path.join(this.store.root, "data/schema/shared.schema.json");
    const { $defs } = JSON.parse(fs.readFileSync(file, "utf8")) as {
      $defs: Record<string, { "x-picture"?: PictureRule }>;
    };
    const rules = Object.values($defs).flatMap((part) => part["x-picture"] ?? []);
    const rule = rules.find((one) => one.place === place);
    if (!rule) throw new Refusal(404, "unknownAddress");
    return rule;
  }

  private place = (name: string) => path.join(this.store.folder("pictures"), name);

  private keep(content: Buffer, extension: string): string {
    const name = `${hashOf(content)}.${extension}`;
    fs.writeFileSync(this.place(name), content);
    return name;
  }

  /**
   * Prepares an image for its use.
   * @throws Refusal if it does not meet the rule
   */
  async prepare(bytes: Buffer, place: string): Promise<PreparedPicture> {
    const { cutTo, maxKilobytes, minWidth = 1, minHeight = 1 } = this.ruleOf(place);
    if (!cutTo) return this.prepareDrawing(bytes, maxKilobytes);
    return this.preparePhotograph(bytes, cutTo, { width: minWidth, height: minHeight });
  }

  /**
   * Rotates a photo upright, crops it around its salient area, compresses it, and strips metadata about place
   * and person.
   * @throws Refusal for a file that is not an image, has too many pixels or is too small
   */
  private async preparePhotograph(
    bytes: Buffer,
    { width, height }: { width: number; height: number },
    least: { width: number; height: number },
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
      const name = this.keep(content, "jpg");
      return { name, ...size, kilobytes: Math.ceil(content.length / 1024) };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(415, imageKind(bytes) === "heic" ? "phonePicture" : "noPicture");
    }
  }

  /**
   * Accepts a drawing unchanged; the content rules check what it contains.
   * @throws Refusal if it is not a drawing, or too large
   */
  private prepareDrawing(bytes: Buffer, max: number): PreparedPicture {
    if (!/<svg[\s>]/i.test(bytes.subarray(0, 4096).toString("utf8"))) throw new Refusal(415, "noDrawing");
    if (bytes.length > max * 1024) throw new Refusal(422, "heavyDrawing", { max });
    const name = this.keep(bytes, "svg");
    return { name, width: 0, height: 0, kilobytes: Math.ceil(bytes.length / 1024) };
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
