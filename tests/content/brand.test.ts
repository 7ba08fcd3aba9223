import fs from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { brandFiles } from "../../tools/brand/brand-files";

const pixels = async (picture: Buffer) =>
  (await sharp(picture).ensureAlpha().raw().toBuffer()).toString("hex");

it("`npm run brand` has been run since colours, drawings or offline texts changed", async () => {
  const files = Object.entries(await brandFiles());
  expect(files.length).toBeGreaterThan(8);
  for (const [file, content] of files)
    if (typeof content === "string") expect(fs.readFileSync(file, "utf8"), file).toBe(content);
    else if (file.endsWith(".png"))
      expect(await pixels(fs.readFileSync(file)), file).toBe(await pixels(content));
    else expect(fs.readFileSync(file).equals(content), file).toBe(true);
});
