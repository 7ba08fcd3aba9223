import fs from "node:fs";
import path from "node:path";
import probe from "probe-image-size/sync";
import { readPicture } from "../../lib/pictures/read-picture";
import { slugOf } from "../../lib/slug";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import { judgeDrawing } from "./judge-drawing";
import { suggestion } from "./nearest";

/** What a schema asks of a picture, in its keyword `x-picture`. */
export type PictureRule = {
  kinds: string[];
  minWidth?: number;
  minHeight?: number;
  maxKilobytes: number;
  /** Where such pictures are kept, beside the file that names them. */
  folder?: string;
};

/** More than any camera makes; the library that draws the sizes of a page refuses 268 million. */
const maxPixels = 100_000_000;

/** What a file is, whatever its name says, and how large; null for one that is no picture. */
function factsOf(bytes: Buffer) {
  const { type, width, height, orientation = 1 } = probe(bytes) ?? {};
  if (type === undefined || width === undefined || height === undefined) return null;
  // A camera that was held upright writes the picture lying, and says so.
  return orientation > 4 ? { type, width: height, height: width } : { type, width, height };
}

/** Kinds of which a file that ends too early, or has other bytes inside, can be told from a whole one. */
const readable = { png: "png", jpg: "jpeg", webp: "webp" } as const;
const isReadable = (type: string): type is keyof typeof readable => type in readable;

/** The picture that was probably meant: at another place, or with the backslashes that Windows writes and JSON reads as signs. */
function pictureNear(folder: string, value: string, { kinds }: PictureRule): string {
  const pictures = fs
    .readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => kinds.includes(path.extname(name).toLowerCase()));
  const { dir, name, ext } = path.posix.parse(value.trim().replace(/[\\\b\f\n\r\t]/g, "/"));
  const sameName = pictures.find((picture) => path.posix.basename(picture) === name + ext);
  // A name whose letters macOS has taken apart: the file has to have another one.
  const plain = path.posix.join(dir, slugOf(name) + ext);
  const isApart = pictures.some((picture) => picture.normalize("NFC") === value.normalize("NFC"));
  if (isApart) return `→ ${plain}`;
  return sameName ? `→ ${sameName}` : suggestion(value, pictures);
}

/**
 * What is wrong with a picture that a field names: missing, of another kind, too heavy, too small, damaged, or with scripts.
 * @param root the project's root
 * @param value path of the picture, relative to the JSON file
 */
export function checkPicture(
  root: string,
  json: JsonFile,
  at: JsonPath,
  value: string,
  rule: PictureRule,
): Finding[] {
  if (value.trim() === "") return [json.finding(at, "empty")];
  const folder = path.dirname(path.join(root, json.file));
  const file = path.resolve(folder, value);
  // Asked of the folder: some systems find a file whatever the case of its name, the host does not.
  const siblings = fs.existsSync(path.dirname(file)) ? fs.readdirSync(path.dirname(file)) : [];
  if (!siblings.includes(path.basename(file)))
    return [json.finding(at, "picture-missing", { value, nearest: pictureNear(folder, value, rule) })];
  const [extension, allowed] = [path.extname(value).toLowerCase(), rule.kinds.join(", ")];
  const stats = fs.statSync(file);
  if (!stats.isFile() || !rule.kinds.includes(extension))
    return [json.finding(at, "picture-kind", { value, type: extension || "-", allowed })];
  const kilobytes = Math.ceil(stats.size / 1024);
  if (kilobytes > rule.maxKilobytes)
    return [json.finding(at, "picture-heavy", { value, kilobytes, max: rule.maxKilobytes })];
  const bytes = fs.readFileSync(file);
  const facts = factsOf(bytes);
  const type = facts?.type ?? (extension === ".svg" ? "svg" : "");
  if (type === "") return [json.finding(at, "picture-damaged", { value })];
  if (extension !== `.${type}` && !(type === "jpg" && extension === ".jpeg"))
    return [json.finding(at, "picture-kind", { value, type: type.toUpperCase(), allowed })];
  if (type === "svg") {
    const found = judgeDrawing(bytes.toString("utf8"));
    return found === null ? [] : [json.finding(at, "picture-drawing", { value, found })];
  }
  if (isReadable(type) && readPicture(bytes, readable[type]) === null)
    return [json.finding(at, "picture-damaged", { value })];
  const { width = 0, height = 0 } = facts ?? {};
  const { minWidth = 1, minHeight = 1 } = rule;
  return width < minWidth || height < minHeight || width * height > maxPixels
    ? [json.finding(at, "picture-size", { value, width, height, minWidth, minHeight })]
    : [];
}
