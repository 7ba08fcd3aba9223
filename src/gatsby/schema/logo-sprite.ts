import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { optimize } from "svgo";
import { publishedItems } from "../data/publishing";

const folder = "data/references";

/** How often larger drawings are written than drawn: whole numbers are exact enough then, and shorter than tenths. */
const scale = 3.3;

/** Digits behind the point in what is no path, and in the paths of a drawing that could not be enlarged. */
const floatPrecision = 1;

/** A drawing without what nobody would see missing. */
const optimized = (drawing: string, pathDigits: number, id?: string) =>
  optimize(drawing, {
    multipass: true,
    floatPrecision,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: { convertPathData: { floatPrecision: pathDigits }, moveElemsAttrsToGroup: false },
        },
      },
      ...(id === undefined ? [] : [{ name: "prefixIds" as const, params: { prefix: id } }]),
    ],
  }).data;

const times = (numbers: string) =>
  numbers
    .split(/[ ,]+/)
    .map((number) => Number((Number(number) * scale).toFixed(3)))
    .join(" ");

/** A drawing with its shapes enlarged one by one; null where a group of them is turned or stretched. */
function enlarged(svg: string): string | null {
  if (/<g\b[^>]*transform="(?!translate\([^)]*\)")/.test(svg)) return null;
  return svg
    .replace(/viewBox="([^"]+)"/, (_, box: string) => `viewBox="${times(box)}"`)
    .replace(
      /(<g\b[^>]*transform="translate)\(([^)]*)\)/g,
      (_, start: string, by: string) => `${start}(${times(by)})`,
    )
    .replace(/<(?:path|circle|ellipse|rect|line|polyline|polygon)\b[^>]*/g, (shape) =>
      shape.includes(' transform="')
        ? shape.replace(' transform="', ` transform="scale(${scale}) `)
        : shape.replace(/^<\w+/, `$& transform="scale(${scale})"`),
    );
}

/**
 * One drawing as a symbol that pages refer to by its id: without what nobody would see missing, and with the ids inside it
 * made its own, for all symbols are in one file.
 */
export function logoSymbol(id: string, drawing: string): string {
  const flat = optimized(drawing, 3);
  const large = enlarged(flat);
  const whole = large && optimized(large, 0, id);
  // A path that keeps its scale, as one with a gradient does, would have the drawing's own numbers without their digits.
  const isExact = whole && !/<path\b[^>]* transform=/.test(whole);
  const svg = isExact ? whole : optimized(flat, floatPrecision, id);
  const [, viewBox = "0 0 160 60"] = /viewBox="([^"]+)"/.exec((isExact && large) || flat) ?? [];
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
