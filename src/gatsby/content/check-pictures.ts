import fs from "node:fs";
import path from "node:path";
import { slugOf } from "../../lib/slug";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import { suggestion } from "./nearest";
import { judgeDrawing } from "./judge-drawing";
import { isDamaged, readPicture } from "./picture-file";

/** What a schema asks of a picture, in its keyword `x-picture`. */
export type PictureRule = {
  kinds: string[];
  minWidth?: number;
  minHeight?: number;
  maxKilobytes: number;
  /** Where such pictures are kept, beside the file that names them. */
  folder?: string;
};

/** The extensions that a format may stand behind. */
const extensions: Record<string, string[]> = { jpg: [".jpg", ".jpeg"] };

function checkDrawing(json: JsonFile, at: JsonPath, value: string, file: string): Finding[] {
  const verdict = judgeDrawing(fs.readFileSync(file, "utf8"));
  const type = verdict?.rule === "picture-damaged" ? (readPicture(file)?.type ?? "svg") : "svg";
  if (type !== "svg") return [json.finding(at, "picture-no-drawing", { value, type: type.toUpperCase() })];
  return verdict ? [json.finding(at, verdict.rule, { value, ...verdict.values })] : [];
}

/** More than any camera makes; the library that draws the sizes of a page refuses 268 million. */
const maxPixels = 100_000_000;

function checkPhotograph(
  json: JsonFile,
  at: JsonPath,
  value: string,
  file: string,
  { minWidth = 1, minHeight = 1 }: PictureRule,
): Finding[] {
  const facts = readPicture(file);
  const extension = path.extname(file).toLowerCase();
  if (!facts) return [json.finding(at, "picture-damaged", { value })];
  const { type, width, height } = facts;
  const expected = extensions[type] ?? [`.${type}`];
  if (!expected.includes(extension))
    return [json.finding(at, "picture-extension", { value, nearest: `→ ${expected[0]}` })];
  if (isDamaged(file, type)) return [json.finding(at, "picture-cut", { value })];
  if (width * height > maxPixels) return [json.finding(at, "picture-large", { value, width, height })];
  return width < minWidth || height < minHeight
    ? [json.finding(at, "picture-small", { value, width, height, minWidth, minHeight })]
    : [];
}

/** Signs that a backslash makes of the letter behind it. */
const escapes: Record<string, string> = { "\b": "b", "\f": "f", "\n": "n", "\r": "r", "\t": "t" };

/** A path as it is written here: Windows has backslashes, which this format reads as other signs. */
const slashedPath = (value: string) =>
  value
    .replace(/[\b\f\n\r\t]/g, (sign) => `/${escapes[sign] ?? ""}`)
    .replace(/\\+/g, "/")
    .trim();

/** A path whose last name has plain letters only. */
const plainPath = (value: string) => {
  const { dir, name, ext } = path.posix.parse(value);
  return path.posix.join(dir, slugOf(name) + ext.toLowerCase());
};

/** The picture that was probably meant: in the folder that is named, or below that of the file. */
function pictureNear(folder: string, value: string, { kinds }: PictureRule): string {
  const pictures = fs
    .readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => kinds.includes(path.extname(name).toLowerCase()));
  const sameName = pictures.find((name) => path.posix.basename(name) === path.posix.basename(value));
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
  const slashed = slashedPath(value);
  // A disk of Windows is nobody else's: there the picture has yet to come to where pictures are kept.
  const own = /^[a-z]:\//i.test(slashed)
    ? path.posix.join(rule.folder ?? "", path.posix.basename(plainPath(slashed)))
    : slashed;
  if (slashed !== value) return [json.finding(at, "picture-path", { nearest: `→ ${own}` })];
  const absolute = path.resolve(path.dirname(path.join(root, json.file)), value);
  const siblings = fs.existsSync(path.dirname(absolute)) ? fs.readdirSync(path.dirname(absolute)) : [];
  // Asked of the folder: some systems find a file whatever the case of its name, the host does not.
  if (!siblings.includes(path.basename(absolute))) {
    const isApart = siblings.some(
      (name) => name.normalize("NFC") === path.basename(absolute).normalize("NFC"),
    );
    if (isApart) return [json.finding(at, "picture-letters", { value, nearest: `→ ${plainPath(value)}` })];
    const near = pictureNear(path.dirname(path.join(root, json.file)), value, rule);
    return [json.finding(at, "picture-missing", { value, nearest: near })];
  }
  const stats = fs.statSync(absolute);
  if (!stats.isFile() || !rule.kinds.includes(path.extname(value).toLowerCase()))
    return [json.finding(at, "picture-kind", { value, allowed: rule.kinds.join(", ") })];
  const kilobytes = Math.ceil(stats.size / 1024);
  if (kilobytes > rule.maxKilobytes)
    return [json.finding(at, "picture-heavy", { value, kilobytes, max: rule.maxKilobytes })];
  return rule.kinds.includes(".svg")
    ? checkDrawing(json, at, value, absolute)
    : checkPhotograph(json, at, value, absolute, rule);
}
