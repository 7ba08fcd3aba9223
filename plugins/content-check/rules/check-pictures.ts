import fs from "node:fs";
import path from "node:path";
import probe from "probe-image-size/sync";
import { imageKind } from "../../../src/lib/image-kind";
import { slugOf } from "../../../src/lib/slug";
import type { Finding } from "../finding";
import type { JsonFile } from "./json-file";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import { judgeDrawing } from "./judge-drawing";
import { suggestion } from "./nearest";

/** Requirements for a picture, from the schema keyword `x-picture`. */
export type PictureRule = {
  kinds: string[];
  minWidth?: number;
  minHeight?: number;
  maxKilobytes: number;
  /** Required folder of the picture, relative to the file that names it. */
  folder?: string;
};

/** Maximum number of pixels: more than a camera takes, less than the image library's limit (268 million). */
const maxPixels = 100_000_000;

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

/**
 * Reports an error in a picture that a field refers to: missing, of the wrong type, too many bytes, too few
 * pixels, not an image, or containing scripts.
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
  const found = (name: Finding["rule"], values: Finding["values"] = {}) => [
    json.finding(at, name, { value, allowed: rule.kinds.join(", "), ...values }),
  ];
  const folder = path.dirname(path.join(root, json.file));
  const file = path.resolve(folder, value);
  // Compares with the directory listing, because some file systems ignore case and the host does not.
  const siblings = fs.existsSync(path.dirname(file)) ? fs.readdirSync(path.dirname(file)) : [];
  if (!siblings.includes(path.basename(file)))
    return found("picture-missing", { nearest: pictureNear(folder, value, rule) });
  const extension = path.extname(value).toLowerCase();
  const stats = fs.statSync(file);
  if (!stats.isFile() || !rule.kinds.includes(extension))
    return found("picture-kind", { type: extension || "-" });
  const kilobytes = Math.ceil(stats.size / 1024);
  if (kilobytes > rule.maxKilobytes) return found("picture-heavy", { kilobytes, max: rule.maxKilobytes });
  const bytes = fs.readFileSync(file);
  const kindOf = () => (extension === ".svg" ? "svg" : imageKind(bytes) === "heic" ? "heic" : "");
  const { type, ...size } = probe(bytes) ?? { type: kindOf(), width: 0, height: 0 };
  if (type === "") return found("picture-damaged");
  if (extension.replace("jpeg", "jpg") !== `.${type}`)
    return found("picture-kind", { type: type.toUpperCase() });
  if (type === "svg") {
    const wrong = judgeDrawing(bytes.toString("utf8"));
    return wrong === null ? [] : found("picture-drawing", { found: wrong });
  }
  // Portrait photos may be stored in landscape with an EXIF orientation.
  const [width, height] = (size.orientation ?? 1) > 4 ? [size.height, size.width] : [size.width, size.height];
  const { minWidth = 1, minHeight = 1 } = rule;
  return width < minWidth || height < minHeight || width * height > maxPixels
    ? found("picture-size", { width, height, minWidth, minHeight })
    : [];
}
