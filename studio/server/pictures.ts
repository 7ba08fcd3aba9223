import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { imageKind } from "../../src/lib/image-kind";
import { hashOf, type ContentStore } from "./content-store";
import { Refusal } from "./refusal";

/** A picture made ready for the content. */
export type PreparedPicture = { name: string; width: number; height: number; kilobytes: number };

/** Largest picture that is taken, in bytes. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Largest picture that is taken, in pixels: unpacked, each takes four bytes. */
const maxPixels = 120_000_000;

/** What data/schema/shared.schema.json asks of a place of pictures; a place without a size to cut to takes drawings. */
export type PictureRule = {
  place?: string;
  minWidth?: number;
  minHeight?: number;
  cutTo?: { width: number; height: number };
  maxKilobytes: number;
};

/** Pictures that were chosen and not saved yet. */
export class Pictures {
  constructor(private readonly store: ContentStore) {}

  /** The rule of a place by its name in the schema. @throws Refusal when there is no such place */
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

  /** Makes a picture ready for its place. @throws Refusal for what does not fit there */
  async prepare(bytes: Buffer, place: string): Promise<PreparedPicture> {
    const { cutTo, maxKilobytes, minWidth = 1, minHeight = 1 } = this.ruleOf(place);
    if (!cutTo) return this.prepareDrawing(bytes, maxKilobytes);
    return this.preparePhotograph(bytes, cutTo, { width: minWidth, height: minHeight });
  }

  /**
   * Turns a photograph upright, cuts it to its place around what draws the eye, and compresses it; what a camera noted about
   * place and person is left behind.
   * @throws Refusal for what is no picture, has too many pixels, or is smaller than its place
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
   * Takes a drawing as it is: the rules say what must not be in it.
   * @throws Refusal for what is no drawing, or too heavy
   */
  private prepareDrawing(bytes: Buffer, max: number): PreparedPicture {
    if (!/<svg[\s>]/i.test(bytes.subarray(0, 4096).toString("utf8"))) throw new Refusal(415, "noDrawing");
    if (bytes.length > max * 1024) throw new Refusal(422, "heavyDrawing", { max });
    const name = this.keep(bytes, "svg");
    return { name, width: 0, height: 0, kilobytes: Math.ceil(bytes.length / 1024) };
  }

  /** The bytes of a prepared picture. @throws Refusal when there is none of that name */
  read = (name: string): Buffer => {
    if (!/^[0-9a-f]{32}\.(?:jpg|svg)$/.test(name) || !fs.existsSync(this.place(name)))
      throw new Refusal(404, "missingPicture");
    return fs.readFileSync(this.place(name));
  };
}
