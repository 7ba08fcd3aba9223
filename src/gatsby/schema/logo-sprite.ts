import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { optimize } from "svgo";

const folder = "data/references";

/** Digits behind the point: a tenth of a unit is less than a pixel at the size the logos are shown in. */
const floatPrecision = 1;

/**
 * One drawing as a symbol that pages refer to by its id: without what nobody would see missing, and with the ids inside it
 * made its own, for all symbols are in one file.
 */
export function logoSymbol(id: string, drawing: string): string {
  const svg = optimize(drawing, {
    multipass: true,
    floatPrecision,
    plugins: ["preset-default", { name: "prefixIds", params: { prefix: id } }],
  }).data;
  const [, viewBox = "0 0 160 60"] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<symbol id="${id}" viewBox="${viewBox}">${inner}</symbol>`;
}

/** All reference logos in one SVG sprite, which saves two dozen requests. */
export function logoSprite(): string {
  const symbols = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map(
      (file) =>
        JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as { slug: string; logo: string },
    )
    .map(({ slug, logo }) => logoSymbol(slug, fs.readFileSync(path.join(folder, logo), "utf8")));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

let written: string | undefined;

/** Writes the drawing beside the other static files, once a build and at each look in development; returns its address. */
export function writeLogoSprite(): string {
  if (written && process.env.NODE_ENV === "production") return written;
  const sprite = logoSprite();
  const hash = createHash("md5").update(sprite).digest("hex");
  written = `/static/${hash}/logos.svg`;
  const file = path.join("public", written);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, sprite);
  }
  return written;
}
