import fs from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { sharePictures, sharePictureSize } from "@/config/share-pictures";
import { stringsOf } from "../helpers/strings-of";

/** Maximum total size of all share images, in bytes. */
const budget = 700_000;

const files = locales.flatMap((locale) =>
  sharePictures.map((name) => ({ locale, name, file: `static/share/${locale}/${name}.png` })),
);

describe("share image files", () => {
  it.each(files)("$file has its declared dimensions and alternative text", async (picture) => {
    const { locale, name, file } = picture;
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...sharePictureSize, format: "png" });
    expect(stringsOf(locale, "share-pictures")(name)).not.toBe(name);
  });

  it("there is one small share image per language", () => {
    const drawn = locales.flatMap((locale) => fs.readdirSync(`static/share/${locale}`));
    expect(drawn).toHaveLength(files.length);
    expect(files.reduce((total, { file }) => total + fs.statSync(file).size, 0)).toBeLessThan(budget);
  });
});
