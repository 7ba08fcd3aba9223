import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const sheets = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => path.join("src", file));

it("breakpoints are in em, so that larger text takes the layout of a smaller window (WCAG 2.2, criterion 1.4.4)", () => {
  const inPixels = sheets.flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/@media[^{]*(?:width|height): [\d.]+px[^{]*/g)].map(
      ([query]) => `${file}: ${query.trim()}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(inPixels).toEqual([]);
});
