import fs from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { brandFiles } from "../../tools/brand/brand-files";
import { markModule } from "../../tools/brand/mark-module";

const pixels = async (picture: Buffer) =>
  (await sharp(picture).ensureAlpha().raw().toBuffer()).toString("hex");

it("the generated brand files match the current colours, SVG files and offline text", async () => {
  const files = Object.entries(await brandFiles());
  expect(files.length).toBeGreaterThan(8);
  for (const [file, content] of files)
    if (typeof content === "string") expect(fs.readFileSync(file, "utf8"), file).toBe(content);
    else if (file.endsWith(".png"))
      expect(await pixels(fs.readFileSync(file)), file).toBe(await pixels(content));
    else expect(fs.readFileSync(file).equals(content), file).toBe(true);
});

it("scripts are removed from the brand mark, which is inlined in every page", async () => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" onload="a()"><script>b()</script><path d="M0 0h4" onclick="c()"/></svg>';
  expect(await markModule(mark)).toMatch(/parts: \(\s*<g>\s*<path d="M0 0h4" \/>\s*<\/g>\s*\)/);
});
