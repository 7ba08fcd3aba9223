import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { optimize } from "svgo";
import { publishedItems } from "../content/publishing";

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

/** How many references the home page shows: the first by their slugs. */
export const homeLogos = 8;

/** Reference logos in one SVG sprite, which saves as many requests: all of them, or the first ones. */
export function logoSprite(count?: number): string {
  const symbols = publishedItems<{ slug: string; logo: string }>(folder)
    .slice(0, count)
    .map(({ slug, logo }) => logoSymbol(slug, fs.readFileSync(path.join(folder, logo), "utf8")));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const written = new Map<number | undefined, string>();

/** Writes the drawing beside the other static files, once a build and at each look in development; returns its address. */
export function writeLogoSprite(count?: number): string {
  const known = written.get(count);
  if (known && process.env.NODE_ENV === "production") return known;
  const sprite = logoSprite(count);
  const hash = createHash("md5").update(sprite).digest("hex");
  const address = `/static/${hash}/logos.svg`;
  written.set(count, address);
  const file = path.join("public", address);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, sprite);
  }
  return address;
}
