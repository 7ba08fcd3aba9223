import fs from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import probe from "probe-image-size/sync";
import { imageKind } from "../../../src/lib/image-kind";
import { slugOf } from "../../../src/lib/slug";
import type { FileError } from "../finding";
import { suggestion } from "./nearest";

/** Requirements for a picture, from the schema keyword `x-picture`. */
export type PictureRule = { kinds: string[]; minWidth?: number; minHeight?: number; maxKilobytes: number };

/** Maximum number of pixels: more than cameras produce, fewer than the image library's limit (268 million). */
const maxPixels = 100_000_000;

/** Names of elements allowed in an SVG: shapes, groups and fills. */
const shapes = "path|rect|circle|ellipse|line|polyline|polygon|use";
const allowed = new RegExp(
  `^(?:${shapes}|svg|g|defs|title|desc|metadata|symbol|style|clipPath|mask|pattern|marker|linearGradient|radialGradient|stop|filter|fe\\w+|(?:sodipodi|inkscape|rdf|cc|dc):\\w+)$`,
);

/** Matches scripts, and references to other files and hosts. */
const outside = /javascript:|@import|url\(\s*["']?(?!#)/i;

/** Matches a view box: two numbers, then a positive width and height. */
const frame = /^\s*-?[\d.]+[\s,]+-?[\d.]+(?:[\s,]+0*(?:[1-9]\d*(?:\.\d+)?|\.\d*[1-9]\d*)){2}\s*$/;

/** Returns the reason why an SVG cannot be inlined into a page; undefined if it can. */
function faultOf(drawing: string): string | undefined {
  const found: string[] = /<!ENTITY/i.test(drawing) ? ["<!ENTITY>"] : [];
  let [open, ended, isDrawn] = [0, false, false];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!allowed.test(name) || (open === 0 && (name !== "svg" || ended))) found.push(`<${name}>`);
        if (open === 0 && !frame.test(attributes.viewBox ?? "")) found.push("viewBox");
        isDrawn ||= new RegExp(`^(?:${shapes})$`).test(name);
        open += 1;
        for (const [key, value] of Object.entries(attributes))
          if (/^on/i.test(key) || outside.test(value) || (/href$/i.test(key) && !value.startsWith("#")))
            found.push(`${key}="${value.slice(0, 40)}"`);
      },
      ontext: (words) => void (outside.test(words) && found.push(words.slice(0, 40))),
      onclosetag: () => {
        open -= 1;
        ended = open === 0;
      },
    },
    { xmlMode: true },
  );
  parser.write(drawing);
  if (!ended) found.push("</svg>");
  if (!isDrawn) found.push("<svg></svg>");
  return found[0];
}

/** Suggests a picture with a similar name, or a new name if only the Unicode normalisation differs. */
function pictureNear(folder: string, value: string, { kinds }: PictureRule): string {
  const pictures = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => kinds.includes(path.extname(name).toLowerCase()))
    .map((name) => name.replaceAll("\\", "/").normalize());
  const { dir, name, ext } = path.posix.parse(value.normalize());
  const isSame = pictures.includes(value.normalize());
  return isSame ? `→ ${path.posix.join(dir, slugOf(name) + ext)}` : suggestion(value, pictures);
}

/** Reports an error in a picture that a file refers to: a missing file, or a wrong type, size or content. */
export function judgePicture(folder: string, value: string, rule: PictureRule): FileError | null {
  if (value.trim() === "") return { rule: "empty" };
  const { kinds, minWidth = 1, minHeight = 1, maxKilobytes: max } = rule;
  const file = path.resolve(folder, value);
  const extension = path.extname(value).toLowerCase();
  const ofKind = (type: string): FileError => ({
    rule: "picture-kind",
    values: { value, type, allowed: kinds.join(", ") },
  });
  // Compares with the directory listing, because some file systems ignore case and the host does not.
  const siblings = fs.existsSync(path.dirname(file)) ? fs.readdirSync(path.dirname(file)) : [];
  if (!siblings.includes(path.basename(file)))
    return { rule: "picture-missing", values: { value, nearest: pictureNear(folder, value, rule) } };
  const stats = fs.statSync(file);
  if (!stats.isFile() || !kinds.includes(extension)) return ofKind(extension || "-");
  const kilobytes = Math.ceil(stats.size / 1024);
  if (kilobytes > max) return { rule: "picture-heavy", values: { value, kilobytes, max } };
  const bytes = fs.readFileSync(file);
  const kind = extension === ".svg" ? "svg" : imageKind(bytes) === "heic" ? "heic" : "";
  const { type, ...size } = probe(bytes) ?? { type: kind, width: 0, height: 0 };
  if (type === "") return { rule: "picture-damaged", values: { value } };
  if (extension.replace("jpeg", "jpg") !== `.${type}`) return ofKind(type.toUpperCase());
  if (type === "svg") {
    const found = faultOf(bytes.toString("utf8"));
    return found === undefined ? null : { rule: "picture-drawing", values: { value, found } };
  }
  // Portrait photos may be stored in landscape with an EXIF orientation.
  const [width, height] = (size.orientation ?? 1) > 4 ? [size.height, size.width] : [size.width, size.height];
  const isFitting = width >= minWidth && height >= minHeight && width * height <= maxPixels;
  return isFitting ? null : { rule: "picture-size", values: { value, width, height, minWidth, minHeight } };
}
