import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { optimize } from "svgo";
import { publishedItems } from "../data/publishing";

const folder = "data/references";

/**
 * Factor by which SVGs are enlarged, so that integer coordinates are sufficiently precise, and shorter than
 * decimals.
 */
const scale = 3.3;

/** Decimal precision for SVGs that cannot be enlarged, and for values outside paths. */
const floatPrecision = 1;

/** Minifies an SVG without visible changes. */
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

/** Enlarges each shape in an SVG; null if a group has a transform other than a translation. */
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
 * Converts an SVG to a symbol that pages reference by id: minified, with its internal ids prefixed, because all
 * symbols are in one file.
 */
export function logoSymbol(id: string, drawing: string): string {
  const flat = optimized(drawing, 3);
  const large = enlarged(flat);
  const whole = large && optimized(large, 0, id);
  // A path that keeps its scale, for example one with a gradient, would lose the decimals it needs.
  const isExact = whole && !/<path\b[^>]* transform=/.test(whole);
  const svg = isExact ? whole : optimized(flat, floatPrecision, id);
  const [, viewBox = "0 0 160 60"] = /viewBox="([^"]+)"/.exec((isExact && large) || flat) ?? [];
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<symbol id="${id}" viewBox="${viewBox}">${inner}</symbol>`;
}

/** Number of references shown on the home page: the first ones in slug order. */
export const homeLogos = 8;

/** Returns the reference logos (all, or the first `count`) as one SVG sprite, which saves requests. */
export function logoSprite(count?: number): string {
  const symbols = publishedItems<{ slug: string; logo: string }>(folder)
    .slice(0, count)
    .map(({ slug, logo }) => logoSymbol(slug, fs.readFileSync(path.join(folder, logo), "utf8")));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const written = new Map<number | undefined, string>();

/**
 * Writes the sprite to the static files, once per build or on every query in development; returns its URL.
 */
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
